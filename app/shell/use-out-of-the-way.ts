import { useEffect, useState } from 'react'

/** Px of scrolling below which a finger only trembled. */
const TREMBLE = 8

/** Whether a floating thing should step aside: the page is being read on, not yet at its end. */
export function useOutOfTheWay(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    function onScroll() {
      const { scrollY, innerHeight } = window
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - TREMBLE
      if (atEnd) setAway(false)
      else if (Math.abs(scrollY - last) > TREMBLE) setAway(scrollY > last)
      else return
      last = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return away
}
