import {
  bounded,
  cleared,
  emptyLog,
  filtered,
  isEmptyLog,
  isGone,
  latest,
  merge,
  momentAfter,
  type PracticeEntry,
  type PracticeLog,
  withDeleted,
  withEntry,
} from '../../../domain/practice-log.ts'
import { readLog } from './read-log.ts'

/** The log that a device keeps. An account is the id of a member; null stands for a visitor. */
export interface DeviceLog {
  /** Practice of visitors on this device: it stays here. */
  own: PracticeLog['entries']
  /** Accounts that entries of visitors were given to, each to one. */
  given: Record<string, string>
  /** Practice of members on this device, until their account has it. */
  unsent: Record<string, PracticeLog>
  /** The last clearing of an account that this device has heard of. */
  clearedAt: string | null
}

/** A stored log: malformed parts are dropped, the rest stays. */
export function readDeviceLog(stored: unknown): DeviceLog {
  const { own, given, unsent, clearedAt } = Object(stored)
  const visitors = readLog({ entries: own, clearedAt: null })
  return {
    own: visitors.entries,
    given: Object.fromEntries(
      Object.entries(Object(given)).flatMap(([id, account]) =>
        id in visitors.entries && typeof account === 'string' ? [[id, account]] : [],
      ),
    ),
    unsent: Object.fromEntries(
      Object.entries(Object(unsent)).map(([account, log]) => [account, readLog(log)]),
    ),
    clearedAt: readLog({ clearedAt }).clearedAt,
  }
}

/** The log with a new entry, whose time is that of the device's clock. */
export function withRecorded(
  device: DeviceLog,
  entry: PracticeEntry,
  account: string | null,
): DeviceLog {
  const dated = { ...entry, at: momentAfter(knownClearing(device, account), entry.at) }
  if (account === null) {
    return { ...device, own: bounded(withEntry(ofVisitors(device), dated)).entries }
  }
  return withUnsent(device, account, bounded(withEntry(unsentOf(device, account), dated)))
}

const knownClearing = (device: DeviceLog, account: string | null) =>
  latest(device.clearedAt, account === null ? null : unsentOf(device, account).clearedAt)

/** The log that this device shows: a visitor's entries, or what an account does not have yet. */
export const visible = (device: DeviceLog, account: string | null): PracticeLog =>
  account === null ? ofVisitors(device) : outgoing(device, account)

/** Changes of this device that are to be sent to an account. */
export function outgoing(device: DeviceLog, account: string): PracticeLog {
  const entries = filtered(device.own, ({ id }) => !(id in device.given))
  return merge(unsentOf(device, account), { ...emptyLog, entries })
}

/** The log after some of the entries that are seen were deleted. */
export function withoutEntries(
  device: DeviceLog,
  gone: readonly PracticeEntry[],
  account: string | null,
): DeviceLog {
  const ids = new Set(gone.map(({ id }) => id))
  const mayDelete = (id: string) => account === null || (device.given[id] ?? account) === account
  const own = filtered(device.own, ({ id }) => !(ids.has(id) && mayDelete(id)))
  const left = { ...device, own }
  if (account === null) return left
  return withUnsent(left, account, withDeleted(unsentOf(device, account), gone))
}

/** The log after all that is seen was deleted. @param now ISO 8601 */
export function withoutAll(
  device: DeviceLog,
  seen: readonly PracticeEntry[],
  account: string | null,
  now: string,
): DeviceLog {
  const left = withoutEntries(device, seen, account)
  if (account === null) return left
  const before = seen.reduce(withEntry, unsentOf(device, account))
  return withUnsent(left, account, cleared(before, now))
}

/**
 * The log after an account has confirmed that it has what was sent. An entry of a visitor stays here, unless
 * the account had it before and has deleted it since.
 *
 * @param merged the whole log of the account
 */
export function withAcknowledged(
  device: DeviceLog,
  account: string,
  sent: PracticeLog,
  merged: PracticeLog,
): DeviceLog {
  const { entries, deleted, clearedAt } = unsentOf(device, account)
  const own = filtered(
    device.own,
    (entry) => !(device.given[entry.id] === account && isGone(entry, merged)),
  )
  const given = Object.keys(own).filter((id) => id in sent.entries && !(id in device.given))
  const left = {
    ...device,
    own,
    given: { ...device.given, ...Object.fromEntries(given.map((id) => [id, account])) },
    clearedAt: latest(device.clearedAt, merged.clearedAt),
  }
  return withUnsent(left, account, {
    entries: filtered(entries, ({ id }) => !(id in sent.entries)),
    deleted: Object.fromEntries(Object.entries(deleted).filter(([id]) => !(id in sent.deleted))),
    clearedAt: clearedAt === sent.clearedAt ? null : clearedAt,
  })
}

const ofVisitors = ({ own }: DeviceLog): PracticeLog => ({ ...emptyLog, entries: own })

const unsentOf = ({ unsent }: DeviceLog, account: string) => unsent[account] ?? emptyLog

function withUnsent(device: DeviceLog, account: string, log: PracticeLog): DeviceLog {
  const { [account]: _before, ...others } = device.unsent
  return { ...device, unsent: isEmptyLog(log) ? others : { ...others, [account]: log } }
}
