import { useSyncExternalStore } from 'react'

const KEY = 'sound'
const listeners = new Set<() => void>()

/** The visitor's sound setting; on until they mute, stored in this browser. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    // Storage may be forbidden: then nothing is remembered, and the switch holds for the page.
    return true
  }
}

export function setSound(on: boolean) {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The same as a value that components follow; on the server it is on. */
export const useSound = () => useSyncExternalStore(subscribe, isSoundOn, () => true)
