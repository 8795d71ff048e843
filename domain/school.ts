/** Names of the school, full and short: used in mails and authenticators, rejected in passwords. */
export const SCHOOL_NAMES = ['Escuela Pirata', 'Escuela de Guitarra Pirata'] as const
