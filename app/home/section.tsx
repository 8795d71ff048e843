import type { ReactNode } from 'react'
import type { SectionId } from './target.ts'

interface SectionProps {
  id?: SectionId
  heading: { title: string; intro: string }
  /** What the section lies on: the night, deeper water, or paper. */
  ground?: 'night' | 'sea' | 'paper'
  /** Where its heading stands on wide screens. */
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
  className = '',
  children,
}: SectionProps) {
  return (
    <section id={id} className={`section ground-${ground} ${className}`}>
      <div className="mx-auto max-w-7xl px-5 md:px-6">
        <header className={`max-w-3xl ${align === 'center' ? 'mx-auto text-center' : ''}`}>
          <h2 className="text-4xl md:text-5xl">{title}</h2>
          {intro && <p className="section-intro">{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
