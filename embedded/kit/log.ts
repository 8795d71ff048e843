/**
 * Told of what whoever runs the service should know. Never given a secret.
 *
 * @param error the reason, as it was caught; there may be none
 */
export type Log = (message: string, error?: unknown) => void
