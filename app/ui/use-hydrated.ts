import { useSyncExternalStore } from 'react'

/** True after hydration: before that, controls do not respond. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
