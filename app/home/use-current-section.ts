import { useEffect, useState } from 'react'
import type { SectionId } from './target.ts'

/** The line that a section must cross to be the one in view, from the top: below the bars, where one reads. */
const READING_LINE = 0.4

/** Which of these sections is being read; null between them, and until scripts run. */
export function useCurrentSection(ids: readonly SectionId[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)
  useEffect(() => {
    // An IntersectionObserver may tell of a jump only with the next frame, which a page at rest does not draw.
    const look = () => setCurrent(ids.find((id) => crosses(id, innerHeight * READING_LINE)) ?? null)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [ids])
  return current
}

/** @param line in CSS px from the top of the viewport */
function crosses(id: SectionId, line: number) {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= line && box.bottom > line
}
