import { useEffect } from 'react'

/** A connection is often announced before it carries anything: the first try, and the longest wait between two (ms). */
const WAIT = { first: 1000, longest: 30_000 }

/** Answered by the server itself: the service worker leaves it alone. */
const PROBE = '/healthz'

/** Calls back when the connection has returned and reaches the school. */
export function useOnReconnect(callback: () => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const tryAfter = (wait: number) => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const isBack = await isReachable()
        if (isOver) return
        if (isBack) callback()
        else tryAfter(Math.min(2 * wait, WAIT.longest))
      }, wait)
    }
    const begin = () => tryAfter(WAIT.first)
    window.addEventListener('online', begin)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', begin)
    }
  }, [callback])
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(PROBE, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
