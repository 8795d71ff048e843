import type { ReactNode } from 'react'
import { type Ground, Intro, Section as Plain } from '../ui/section.tsx'
import type { SectionId } from './target.ts'

interface SectionProps {
  id?: SectionId
  heading: { title: string; intro: string }
  /** Background of the section; null when its class sets it. */
  ground?: Ground | null
  /** Alignment of the heading on wide screens. */
  align?: 'left' | 'center'
  className?: string
  children?: ReactNode
}

/** A section of the landing page: its ground, its heading, and what it shows. */
export function Section({
  id,
  heading: { title, intro },
  ground = 'night',
  align = 'left',
  className,
  children,
}: SectionProps) {
  return (
    <Plain id={id} ground={ground} className={className}>
      <div className="mx-auto max-w-7xl px-5 md:px-6">
        <header className={`max-w-3xl ${align === 'center' ? 'mx-auto text-center' : ''}`}>
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {intro && <Intro>{intro}</Intro>}
        </header>
        {children}
      </div>
    </Plain>
  )
}
