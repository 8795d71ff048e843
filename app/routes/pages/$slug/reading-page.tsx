import { useTranslation } from 'react-i18next'
import { RichText } from '../../../content/rich-text/rich-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Image } from '../../../ui/image.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Section } from '../../../ui/section.tsx'
import type { DocumentPage } from './route.tsx'
import { Scene } from './scene.tsx'
import './reading-page.css'

/** A page to read: its long text on paper, its picture beside it, and where it leads. */
export function ReadingPage({ heading, scene, body, image, action }: DocumentPage) {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHeading heading={heading} scene={<Scene name={scene} />} />
      <Section ground="paper" className="reading-paper scheme-light">
        <div
          className={cx(
            'reading mx-auto max-w-176 px-5 text-[1.2rem]',
            image !== null &&
              'grid gap-10 lg:max-w-288 lg:grid-cols-[22rem_minmax(0,44rem)] lg:items-start lg:gap-16',
          )}
        >
          {image && (
            <Image
              picture={image}
              className="h-auto w-full rounded-lg border-8 border-wood shadow-[0_20px_40px_-16px_rgb(0_0_0/0.6)]"
              priority
            />
          )}
          <div className="min-w-0">
            {body.length > 0 ? <RichText blocks={body} /> : <p>{t('unwritten')}</p>}
            {action && (
              <ButtonLink to={action.target} variant="ink" className="mt-8">
                {action.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </Section>
    </>
  )
}
