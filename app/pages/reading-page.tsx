import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichTextBlock } from '../content/rich-text/rich-text.server.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Heading } from './heading.ts'

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
      <section className="section reading-paper ground-paper on-paper scheme-light">
        <div className={`reading ${aside ? 'reading-beside' : ''}`}>
          {aside}
          <div className="min-w-0">
            {body.length > 0 ? <RichText blocks={body} /> : <p>{t('unwritten')}</p>}
            {children}
          </div>
        </div>
      </section>
    </>
  )
}
