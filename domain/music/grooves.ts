/** Ways in which the band plays a song. */
export const GROOVES = ['rock', 'pop', 'folk', 'waltz', 'blues', 'bossa', 'swing', 'metal'] as const
export type Groove = (typeof GROOVES)[number]
