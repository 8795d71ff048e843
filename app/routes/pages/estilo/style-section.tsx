import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../ui/cx.ts'
import { type Ground, Intro, Section } from '../../../ui/section.tsx'

/** The sections of the style guide, in order; each is named by its key in the texts. */
export const STYLE_SECTIONS = [
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

export type StyleSectionName = (typeof STYLE_SECTIONS)[number]

/** Classes of content with the width of the page. */
export const sectionBodyStyle = 'mx-auto w-[min(76rem,100%)] px-5'

/** A section of the style guide: its number, its title and its examples. */
export function StyleSection({
  name,
  ground = 'night',
  wide = false,
  children,
}: {
  name: StyleSectionName
  ground?: Ground
  /** Its content takes the full width. */
  wide?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('style')
  const number = STYLE_SECTIONS.indexOf(name) + 1
  return (
    <Section
      id={name}
      aria-labelledby={`${name}-title`}
      ground={ground}
      className="-scroll-mt-(--anchor-bar) overflow-x-clip [&_code]:block [&_code]:wrap-anywhere [&_code]:font-mono [&_code]:text-[0.85rem] [&_code]:opacity-85"
    >
      <header className="w-[min(76rem,100%)] mx-auto grid px-5 gap-y-2 gap-x-10 md:grid-cols-[auto_1fr] md:items-center">
        <p
          aria-hidden="true"
          className="text-[clamp(4rem,3rem+7vw,9rem)] font-black leading-[0.8] display text-amber in-[.ground-paper]:text-wood"
        >
          {String(number).padStart(2, '0')}
        </p>
        <div>
          <h2 id={`${name}-title`} className="text-4xl md:text-6xl">
            {t(`${name}.title`)}
          </h2>
          <Intro>{t(`${name}.text`)}</Intro>
        </div>
      </header>
      <div className={cx('mt-10', !wide && sectionBodyStyle)}>{children}</div>
    </Section>
  )
}

/** Some examples of one kind, under the name of the kind. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-11">
      <h3 className="pb-2 text-[1.5rem] border-b-2 border-b-amber">{title}</h3>
      <div className="flex flex-wrap items-start gap-y-6 gap-x-8 mt-6">{children}</div>
    </div>
  )
}

/** One thing in one state, and what it is called. */
export function Example({
  label,
  code,
  paper = false,
  wide = false,
  className,
  children,
}: {
  label: string
  /** Its name in the code. */
  code?: string
  /** It stands on paper. */
  paper?: boolean
  /** It takes the room there is. */
  wide?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <figure className={cx('min-w-0 max-w-full', wide && 'flex-[1_1_14rem]', className)}>
      <div
        className={cx(
          paper ? 'mb-1.5 rounded-cut bg-parchment px-5 py-3 text-ink' : 'py-3',
          !wide && 'grid min-h-21 items-center justify-items-start',
        )}
      >
        {children}
      </div>
      <figcaption className="text-[1rem] leading-snug">
        {label}
        {code && <code>{code}</code>}
      </figcaption>
    </figure>
  )
}
