/**
 * State of a string's intonation: `since` when it is in tune (seconds, null while it is out), and
 * whether it has stayed so.
 */
export type InTune = { since: number | null; reached: boolean }

/** No reading yet. */
export const OUT_OF_TUNE: InTune = { since: null, reached: false }

/**
 * In-tune tolerance, in cents: below the difference that a listener hears in single notes (about
 * 5).
 */
export const IN_TUNE_CENTS = 3

/** Time for which the pitch must stay within the tolerance, in seconds. */
export const IN_TUNE_SECONDS = 0.5

/**
 * Follows one string: give it the deviation in cents of every reading (null when there is none) with its
 * time in seconds, and the state it returned before. `reached` turns true when the string has been within
 * `within` cents for `hold` seconds without a break. A change of string starts again from `OUT_OF_TUNE`.
 */
export function followInTune(
  before: InTune,
  cents: number | null,
  timeSeconds: number,
  { within = IN_TUNE_CENTS, hold = IN_TUNE_SECONDS } = {},
): InTune {
  if (cents === null || Math.abs(cents) > within) return OUT_OF_TUNE
  const since = before.since ?? timeSeconds
  return { since, reached: timeSeconds - since >= hold }
}
