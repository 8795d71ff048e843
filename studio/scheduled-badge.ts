import { useEffect, useState } from 'react'
import type { DocumentBadgeComponent } from 'sanity'

/** Timers hold no more than 24 days (ms). */
const MAX_TIMEOUT_MS = 86_400_000

const written = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' })

/** Badge of a published article that waits for its date. */
export const scheduledBadge: DocumentBadgeComponent = ({ published }) => {
  const date = Date.parse(String(published?.publishedAt))
  const [now, setNow] = useState(Date.now)
  const waits = date > now
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(date - now, MAX_TIMEOUT_MS))
    return () => clearTimeout(timer)
  }, [waits, date, now])
  if (!waits) return null
  return {
    label: 'Programado',
    title: `Los visitantes lo verán desde el ${written.format(date)}.`,
    color: 'warning',
  }
}
