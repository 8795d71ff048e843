import type { PracticeEntry } from '../../domain/practice-log.ts'
import { getAccount } from './practice/account.ts'
import { withRecorded } from './practice/device-log.ts'
import { changeDeviceLog, subscribeToDeviceLog } from './practice/device-store.ts'
import { entrySchema, MAX_TITLE } from './practice/read-log.ts'

export type { PracticeEntry }

/** Keeps a practice that has just ended on this device. What makes no sense is not kept; nothing is thrown. */
export function recordPractice(entry: Omit<PracticeEntry, 'id' | 'at'>): void {
  const made = entrySchema.safeParse({
    ...entry,
    title: entry.title.slice(0, MAX_TITLE),
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
  })
  if (made.success) changeDeviceLog((log) => withRecorded(log, made.data, getAccount()))
}

/** Calls a listener whenever the log on this device changes. @returns a function that ends the subscription */
export const subscribeToPracticeLog: (listener: () => void) => () => void = subscribeToDeviceLog
