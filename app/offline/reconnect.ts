import { useEffect } from 'react'

/** Browsers often report a connection before it works: delay of the first try, and maximum delay between two (ms). */
const WAIT = { first: 1000, longest: 30_000 }

/** Served by the server itself: the service worker leaves it alone. */
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
