/** What the school is called, in full and in short: in mails and authenticators, never in passwords. */
export const SCHOOL_NAMES = ['Escuela Pirata', 'Escuela de Guitarra Pirata'] as const
