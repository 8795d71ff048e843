import { type DeviceLog, readDeviceLog } from './device-log.ts'

const KEY = 'practice-log'
/** The member who is signed in on this device; no entry for a visitor. */
const ACCOUNT_KEY = 'practice-account'

const listeners = new Set<() => void>()

/** The log as text and as read: parsed once for each change. */
let known: { text: string | null; log: DeviceLog } | undefined
/** What the browser refused to store: kept for as long as the page is open. */
let unstored: DeviceLog | undefined

export function getDeviceLog(): DeviceLog {
  if (unstored) return unstored
  const text = read(KEY)
  if (known?.text !== text || !known) known = { text, log: readDeviceLog(parsed(text)) }
  return known.log
}

/** Changes the device's log, stores it and tells whoever listens. */
export function changeDeviceLog(change: (log: DeviceLog) => DeviceLog) {
  const log = change(getDeviceLog())
  unstored = write(KEY, JSON.stringify(log)) ? undefined : log
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

export const getAccount = (): string | null => read(ACCOUNT_KEY)

/** Whom practices belong to from now on; null for a visitor. */
export function setAccount(account: string | null) {
  if (account === getAccount()) return
  if (account === null) remove(ACCOUNT_KEY)
  else write(ACCOUNT_KEY, account)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

// Storage may be forbidden or full.

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {}
}
