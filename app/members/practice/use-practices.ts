import { useMemo, useSyncExternalStore } from 'react'
import {
  emptyLog,
  merge,
  type PracticeEntry,
  type PracticeLog,
  shown,
} from '../../../domain/practice-log.ts'
import { getAccount } from '../../instruments/practice/account.ts'
import {
  readDeviceLog,
  visible,
  withoutAll,
  withoutEntries,
} from '../../instruments/practice/device-log.ts'
import {
  changeDeviceLog,
  getDeviceLog,
  subscribeToDeviceLog,
} from '../../instruments/practice/device-store.ts'
import { useCachedAt } from '../../ui/connection.ts'
import { getAccountLog, subscribeToAccountLog } from './account-log.ts'

const nothing = readDeviceLog(null)

export interface Practices {
  /** Newest first; on the server and while hydrating, those of the account. */
  entries: PracticeEntry[]
  remove(entries: readonly PracticeEntry[]): void
  removeAll(): void
}

/**
 * The practice of a reader: the log of their account, and of this device besides.
 *
 * @param account null for a visitor
 * @param loaded the account's log; null when there is none, or when it could not be read
 */
export function usePractices(account: string | null, loaded: PracticeLog | null): Practices {
  const isCopy = useCachedAt() !== null
  const device = useSyncExternalStore(subscribeToDeviceLog, getDeviceLog, () => nothing)
  const answered = useSyncExternalStore(subscribeToAccountLog, getAccountLog, () => null)
  // A copy of the page was made for visitors.
  const owner = isCopy ? getAccount() : account
  const entries = useMemo(() => {
    const known = answered && answered.account === owner ? answered.log : emptyLog
    return shown([loaded ?? emptyLog, known, visible(device, owner)].reduce(merge))
  }, [answered, device, loaded, owner])
  return {
    entries,
    remove: (gone) => changeDeviceLog((log) => withoutEntries(log, gone, owner)),
    removeAll: () =>
      changeDeviceLog((log) => withoutAll(log, entries, owner, new Date().toISOString())),
  }
}
