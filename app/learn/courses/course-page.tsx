import { useTranslation } from 'react-i18next'
import Shipyard from '../../drawings/shipyard.svg?react'
import { WaitlistSheet } from '../../forms/waitlist-sheet.tsx'
import { fitTitle } from '../../ui/fit-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader, pageTitleStyle } from '../../ui/page-heading.tsx'
import { Intro, Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Course } from './course-loader.server.ts'

/** A course in preparation, with its waitlist. */
export function CoursePage({ course: { title, intro } }: { course: Course }) {
  const { t } = useTranslation('courses')
  return (
    <>
      <PageHeader>
        <div className="mx-auto max-w-4xl px-5 pt-12 pb-16 text-center md:px-6 md:pt-16">
          <p className="mb-5 inline-flex rotate-[-1.5deg] items-center gap-2 rounded-[6px_9px_5px_8px] bg-gold px-4 pt-1.5 pb-1 font-bold text-on-gold">
            <Icon name="wrench" className="size-5" />
            {t('soon')}
          </p>
          <div className="fit-room">
            <h1 className={pageTitleStyle} style={fitTitle(title)}>
              {title}
            </h1>
          </div>
          <Intro of="heading" className="mx-auto">
            {intro}
          </Intro>
          <Shipyard className="mx-auto mt-10 mb-[-3.9rem] w-[min(100%,560px)]" />
        </div>
      </PageHeader>
      <Section as="div" ground="sea">
        <WaitlistSheet title={t('waitlistTitle')} text={t('waitlistText')} />
        <p className="mt-8 flex flex-wrap justify-center gap-x-8 px-5">
          <TextLink to="/membresia#lista-de-espera">{t('waitlistLink')}</TextLink>
          <TextLink to="/niveles">{t('meanwhile')}</TextLink>
        </p>
      </Section>
    </>
  )
}
