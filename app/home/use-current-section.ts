import { useEffect, useState } from 'react'
import type { SectionId } from './target.ts'

/** The line that a section must cross to be the one in view: below the bars, where one reads. */
const READING_LINE = '-40% 0% -60% 0%'

/** Which of these sections is being read; null between them, and until scripts run. */
export function useCurrentSection(ids: readonly SectionId[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.id as SectionId
          setCurrent((last) => (isIntersecting ? id : last === id ? null : last))
        }
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
