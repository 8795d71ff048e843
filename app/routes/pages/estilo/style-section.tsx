import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The plates of the book, in their order; each is named by its part of the texts. */
export const FOLIOS = [
  'palette',
  'pairs',
  'type',
  'space',
  'light',
  'buttons',
  'fields',
  'instruments',
  'notices',
  'papers',
  'music',
  'states',
] as const

export type FolioName = (typeof FOLIOS)[number]

/** A plate of the book: its number, its title, and what lies on it. */
export function Folio({
  name,
  ground = 'night',
  wide = false,
  children,
}: {
  name: FolioName
  ground?: 'night' | 'sea' | 'paper'
  /** What lies on it reaches from edge to edge. */
  wide?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('style')
  const number = FOLIOS.indexOf(name) + 1
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className={`folio section ground-${ground} ${ground === 'paper' ? 'on-paper' : ''}`}
    >
      <header className="folio-head">
        <p aria-hidden="true" className="folio-number display">
          {String(number).padStart(2, '0')}
        </p>
        <div>
          <h2 id={`${name}-title`} className="text-4xl md:text-6xl">
            {t(`${name}.title`)}
          </h2>
          <p className="section-intro">{t(`${name}.text`)}</p>
        </div>
      </header>
      <div className={wide ? 'folio-wide' : 'folio-body'}>{children}</div>
    </section>
  )
}

/** Some specimens of one kind, under the name of the kind. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="specimen-group">
      <h3 className="specimen-title">{title}</h3>
      <div className="specimens">{children}</div>
    </div>
  )
}

/** One thing in one state, and what it is called. */
export function Specimen({
  label,
  code,
  className = '',
  children,
}: {
  label: string
  /** Its class or file, for who looks it up. */
  code?: string
  className?: string
  children: ReactNode
}) {
  return (
    <figure className={`specimen ${className}`}>
      <div className="specimen-stand">{children}</div>
      <figcaption className="specimen-label">
        {label}
        {code && <code>{code}</code>}
      </figcaption>
    </figure>
  )
}
