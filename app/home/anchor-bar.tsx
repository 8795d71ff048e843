import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionId } from './target.ts'
import { TargetLink } from './target-link.tsx'
import './anchor-bar.css'

const sections = [
  { target: 'free-lessons', label: 'anchorBar.freeLessons' },
  { target: 'learning-path', label: 'anchorBar.learningPath' },
  { target: 'tools', label: 'anchorBar.tools' },
  { target: 'songs-lib', label: 'anchorBar.songs' },
  { target: 'premium-curriculum', label: 'anchorBar.premium' },
] as const
const links = [...sections, { target: '/comunidad', label: 'anchorBar.community' }] as const
const sectionIds = sections.map(({ target }) => target)

/** The bar that stays below the header, links to the main sections and marks the one in view. */
export function AnchorBar() {
  const { t } = useTranslation('home')
  const current = useCurrentSection(sectionIds)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    // If the bar is wider than the screen, scrolls the section's link into view.
    if (link) bar.current?.scrollBy({ left: link.x + link.width / 2 - innerWidth / 2 })
  })

  return (
    <nav
      ref={bar}
      aria-label={t('anchorBar.label')}
      data-moving
      className="anchor-bar sticky z-30 border-gold/30 border-b bg-deep contrast-more:border-foam contrast-more:border-b-2"
    >
      <ul className="mx-auto flex max-w-7xl">
        {links.map(({ target, label }) => (
          <li key={target}>
            <TargetLink
              target={target}
              className="flex items-center whitespace-nowrap font-bold hover:text-gold focus-visible:-outline-offset-4"
              aria-current={target === current ? 'location' : undefined}
            >
              {t(label)}
            </TargetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The line that a section must cross to be the one in view, from the top: below the bars, where one reads. */
const READING_LINE = 0.4

/** Which of these sections is being read; null between them, and until scripts run. */
function useCurrentSection(ids: readonly SectionId[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)
  useEffect(() => {
    // An IntersectionObserver may report a jump only with the next frame, which an idle page does not draw.
    const update = () =>
      setCurrent(ids.find((id) => crosses(id, innerHeight * READING_LINE)) ?? null)
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [ids])
  return current
}

/** @param line in CSS px from the top of the viewport */
function crosses(id: SectionId, line: number) {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top <= line && box.bottom > line
}
