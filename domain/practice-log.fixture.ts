import type { PracticeEntry } from './practice-log.ts'

/** A UUID that ends with a number. */
export const uuidOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** An entry for tests, of a tab. @param minute of the first day of 2026 at which it ended */
export const entryAt = (minute: number, change: Partial<PracticeEntry> = {}): PracticeEntry => ({
  id: uuidOf(minute),
  piece: 'riff-1',
  title: 'Riff en Mi',
  path: '/blog/5-riffs-faciles#riff-1',
  at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  seconds: 90,
  result: { kind: 'tab', tempo: 60 + minute, played: 15, asked: 16 },
  ...change,
})
