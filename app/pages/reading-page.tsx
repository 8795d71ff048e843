import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichTextBlock } from '../content/rich-text/rich-text.server.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { cx } from '../ui/cx.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Section } from '../ui/section.tsx'
import type { Heading } from './heading.ts'
import './reading-page.css'

/** A page to read: its long text on paper, and what belongs beside it. */
export function ReadingPage({
  heading,
  scene,
  body,
  aside,
  children,
}: {
  heading: Heading
  /** The place of the ship in the heading. */
  scene: ReactNode
  body: RichTextBlock[]
  aside?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation('crew')
  return (
    <>
      <PageHeading heading={heading} scene={scene} />
      <Section ground="paper" className="reading-paper scheme-light">
        <div
          className={cx(
            'reading mx-auto max-w-176 px-5 text-[1.2rem]',
            aside !== undefined &&
              'grid gap-10 lg:max-w-288 lg:grid-cols-[22rem_minmax(0,44rem)] lg:items-start lg:gap-16',
          )}
        >
          {aside}
          <div className="min-w-0">
            {body.length > 0 ? <RichText blocks={body} /> : <p>{t('unwritten')}</p>}
            {children}
          </div>
        </div>
      </Section>
    </>
  )
}
