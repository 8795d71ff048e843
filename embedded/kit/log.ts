/**
 * Receives messages for the operator of the service; never a secret.
 *
 * @param error the reason, as it was caught; there may be none
 */
export type Log = (message: string, error?: unknown) => void
