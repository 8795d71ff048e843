import type { PracticeEntry } from '../../../domain/practice-log.ts'
import { getAccount } from './account.ts'
import { type DeviceLog, readDeviceLog, withRecorded } from './device-log.ts'
import { entrySchema, MAX_TITLE } from './read-log.ts'
import { readItem, writeItem } from './stored-item.ts'

const KEY = 'practice-log'

const listeners = new Set<() => void>()

/** The log as text and as read: parsed once for each change. */
let known: { text: string | null; log: DeviceLog } | undefined
/** A log that the browser refused to store: kept for as long as the page is open. */
let unstored: DeviceLog | undefined

export function getDeviceLog(): DeviceLog {
  if (unstored) return unstored
  const text = readItem(KEY)
  if (known?.text !== text || !known) known = { text, log: readDeviceLog(parsed(text)) }
  return known.log
}

/** Changes the device's log, stores it and notifies the listeners. */
export function changeDeviceLog(change: (log: DeviceLog) => DeviceLog) {
  const log = change(getDeviceLog())
  unstored = writeItem(KEY, JSON.stringify(log)) ? undefined : log
  for (const listener of [...listeners]) listener()
}

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

/** @returns a function that ends the subscription */
export function subscribeToDeviceLog(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
