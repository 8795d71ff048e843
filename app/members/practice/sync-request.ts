import type { PracticeLog } from '../../../domain/practice-log.ts'

/** The endpoint that takes a device's changes; it has no language. */
export const SYNC_PATH = '/cuaderno/sincronizar'

/** The most characters of a log that are sent at once: the front door takes 64 KiB. */
const MAX_LENGTH = 16_000

/**
 * The parts in which a log is sent, each of which a form may hold: in any order, they merge to the whole. An
 * empty log is one part.
 */
export function partsOf(log: PracticeLog): PracticeLog[] {
  const parts = [{ entries: {}, deleted: {}, clearedAt: log.clearedAt } as PracticeLog]
  let length = 0
  const partFor = (value: unknown) => {
    // A character takes three bytes at most, where it is no pair.
    length += JSON.stringify(value).length + 50
    if (length > MAX_LENGTH) {
      parts.push({ entries: {}, deleted: {}, clearedAt: log.clearedAt })
      length = 0
    }
    return parts.at(-1) as PracticeLog
  }
  for (const [id, at] of Object.entries(log.deleted)) partFor(at).deleted[id] = at
  for (const entry of Object.values(log.entries)) partFor(entry).entries[entry.id] = entry
  return parts
}
