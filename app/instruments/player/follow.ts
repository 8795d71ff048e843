import { useEffect, useRef } from 'react'

/** For so long after the reader has scrolled, the page does not (ms). */
export const HANDS_OFF = 4000

/** When the reader last scrolled by hand. */
export function useScrolledAt(isOn: boolean) {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    scrolledAt.current = Number.NEGATIVE_INFINITY
    if (!isOn) return
    const note = () => {
      scrolledAt.current = performance.now()
    }
    const session = new AbortController()
    const { signal } = session
    for (const type of ['wheel', 'touchmove'])
      addEventListener(type, note, { signal, passive: true })
    return () => session.abort()
  }, [isOn])
  return scrolledAt
}

/**
 * Scrolls so that what sounds stands below the controls of its figure.
 *
 * @param ahead room below it, for what comes (px)
 */
export function bringIntoView(cursor: Element, glides: boolean, ahead = 12) {
  const controls = cursor.closest('figure')?.querySelector('.player-bar')?.getBoundingClientRect()
  const { top, bottom } = cursor.getBoundingClientRect()
  const edge = Math.max(0, controls?.bottom ?? 0) + 12
  if (top >= edge && bottom <= innerHeight - ahead) return
  scrollBy({ top: top - edge, behavior: glides ? 'smooth' : 'auto' })
}
