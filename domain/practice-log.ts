/** The outcome of a practice, by its kind. */
export type PracticeResult =
  | {
      kind: 'tab'
      /** The fastest clean turn, in quarters per minute; null without one. */
      tempo: number | null
      /** Notes that were played, of those that were due. */
      played: number
      asked: number
    }
  | {
      kind: 'strum'
      tempo: number
      /** Standard deviation of the strums, ms. */
      steadiness: number
      /** Their mean deviation, ms; below 0 early. */
      late: number
    }
  | {
      kind: 'changes'
      /** Chord changes in a minute. */
      count: number
    }

/** One practice of a piece. It never changes. */
export interface PracticeEntry {
  /** A random UUID. */
  id: string
  /** Names the tab or the chords, the same in all languages. */
  piece: string
  title: string
  /** Spanish path of the page on which it is practised, with an anchor. */
  path: string
  /** When it ended, ISO 8601 in UTC with milliseconds. */
  at: string
  /** Time practised. */
  seconds: number
  result: PracticeResult
}

/**
 * Practices of a learner, as a replicated data type: devices change their copies without asking each other, and
 * `merge` brings them together in any order.
 */
export interface PracticeLog {
  entries: Record<string, PracticeEntry>
  /** Deleted entries: when each had ended, by its id. */
  deleted: Record<string, string>
  /** Entries that ended up to then are deleted. */
  clearedAt: string | null
}

/** The most entries that a log keeps, and the most deleted ones that it remembers. */
export const MAX_ENTRIES = 2_000

export const emptyLog: PracticeLog = { entries: {}, deleted: {}, clearedAt: null }

/** Everything in two logs that neither has deleted: commutative, associative and idempotent. */
export function merge(one: PracticeLog, other: PracticeLog): PracticeLog {
  return tidied({
    entries: union(one.entries, other.entries, firstInOrder),
    deleted: union(one.deleted, other.deleted, later),
    clearedAt: latest(one.clearedAt, other.clearedAt),
  })
}

/** A log without the entries that it has deleted, and without deletions that `clearedAt` includes. */
function tidied({ entries, deleted, clearedAt }: PracticeLog): PracticeLog {
  const isLeft = (at: string) => clearedAt === null || at > clearedAt
  return {
    entries: filtered(entries, ({ id, at }) => isLeft(at) && !(id in deleted)),
    deleted: filtered(deleted, isLeft),
    clearedAt,
  }
}

export const withEntry = (log: PracticeLog, entry: PracticeEntry): PracticeLog =>
  merge(log, { ...emptyLog, entries: { [entry.id]: entry } })

/** The log after entries were deleted. It may know them or not. */
export function withDeleted(log: PracticeLog, gone: readonly PracticeEntry[]): PracticeLog {
  const deleted = Object.fromEntries(gone.map(({ id, at }) => [id, at]))
  return merge(log, { ...emptyLog, deleted })
}

/**
 * The log after everything in it was deleted, and whatever other devices have practised until then.
 *
 * @param now ISO 8601; entries of a clock that is ahead are deleted by their ids
 */
export function cleared(log: PracticeLog, now: string): PracticeLog {
  const ahead = Object.values(log.entries).filter(({ at }) => at > now)
  return merge(withDeleted(log, ahead), { ...emptyLog, clearedAt: now })
}

/** A moment for what is recorded now: after the last clearing, however far behind the device's clock is. */
export const momentAfter = (clearedAt: string | null, now: string): string =>
  clearedAt === null || now > clearedAt ? now : new Date(Date.parse(clearedAt) + 1).toISOString()

/** The entries of a log, newest first. */
export const shown = ({ entries }: PracticeLog): PracticeEntry[] =>
  Object.values(entries).sort((one, other) =>
    one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at > other.at ? -1 : 1,
  )

/** The log with its newest entries and its deletions of the newest ones: the oldest are left out. */
export function bounded(log: PracticeLog, most = MAX_ENTRIES): PracticeLog {
  const entries = shown(log).slice(0, most)
  const deleted = Object.entries(log.deleted).sort(([, one], [, other]) => (one > other ? -1 : 1))
  return {
    entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    deleted: Object.fromEntries(deleted.slice(0, most)),
    clearedAt: log.clearedAt,
  }
}

/** The parts of a log that another does not say are deleted. */
export const withoutGone = (log: PracticeLog, by: PracticeLog): PracticeLog => ({
  ...log,
  entries: filtered(log.entries, (entry) => !isGone(entry, by)),
})

/** True if a log says that an entry is deleted. */
export const isGone = ({ id, at }: PracticeEntry, { deleted, clearedAt }: PracticeLog): boolean =>
  id in deleted || (clearedAt !== null && at <= clearedAt)

export const isEmptyLog = ({ entries, deleted, clearedAt }: PracticeLog): boolean =>
  clearedAt === null && Object.keys(entries).length + Object.keys(deleted).length === 0

/** The later of two moments in ISO 8601; null is before all others. */
export const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

const later = (one: string, other: string) => (one > other ? one : other)

/** Of two entries with one id, which only a fault can make: always the same one. */
function firstInOrder(one: PracticeEntry, other: PracticeEntry): PracticeEntry {
  return one === other || JSON.stringify(one) <= JSON.stringify(other) ? one : other
}

function union<T>(
  one: Record<string, T>,
  other: Record<string, T>,
  choose: (one: T, other: T) => T,
): Record<string, T> {
  const all = { ...one }
  for (const [id, value] of Object.entries(other)) {
    all[id] = id in all ? choose(all[id] as T, value) : value
  }
  return all
}

/** The properties of a record whose values pass. */
export const filtered = <T>(
  record: Record<string, T>,
  passes: (value: T) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => passes(value)))

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
