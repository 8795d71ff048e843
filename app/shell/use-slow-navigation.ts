import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A page that comes sooner than this needs no sign that it is on its way, ms. */
const DELAY_MS = 400

/** Whether the visitor waits for the next page, and has for a while. */
export function useSlowNavigation(): boolean {
  const waiting = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
