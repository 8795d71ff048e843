import { type DeviceLog, readDeviceLog } from './device-log.ts'
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
