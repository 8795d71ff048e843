import type { PracticeEntry } from '../../../domain/practice-log.ts'

const DAY_MS = 86_400_000
/** Weeks that are shown, this one included. */
const WEEKS = 8

/** Time practised in a week. */
export interface Week {
  /** Noon of its Monday (UTC), ISO 8601. */
  monday: string
  seconds: number
}

/** The date of a moment in the school's time zone, so that server and browser agree: `2026-11-24`. */
const dateIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

/** The last weeks, oldest first. @param now ISO 8601 */
export function weeksOf(entries: readonly PracticeEntry[], now: string): Week[] {
  const last = mondayOf(now)
  const seconds = new Map<number, number>()
  for (const entry of entries) {
    const monday = mondayOf(entry.at)
    seconds.set(monday, (seconds.get(monday) ?? 0) + entry.seconds)
  }
  return Array.from({ length: WEEKS }, (_, at) => last - (WEEKS - 1 - at) * 7 * DAY_MS).map(
    (monday) => ({ monday: new Date(monday).toISOString(), seconds: seconds.get(monday) ?? 0 }),
  )
}

/** Noon of the Monday of a moment's week. */
function mondayOf(moment: string): number {
  const noon = Date.parse(`${dateIn.format(new Date(moment))}T12:00:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  return noon - sinceMonday * DAY_MS
}
