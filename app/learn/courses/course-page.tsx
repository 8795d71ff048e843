import { useTranslation } from 'react-i18next'
import { WaitlistSheet } from '../../forms/waitlist-sheet.tsx'
import { fitTitle } from '../../ui/fit-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { Course } from './course-loader.server.ts'
import { Shipyard } from './shipyard.tsx'

/** A course that is still in the shipyard, and the list to hear of its launch. */
export function CoursePage({ course: { title, intro } }: { course: Course }) {
  const { t } = useTranslation('courses')
  return (
    <>
      <header className="page-heading">
        <div className="mx-auto max-w-4xl px-5 pt-12 pb-16 text-center md:px-6 md:pt-16">
          <p className="mb-5 inline-flex -rotate-[1.5deg] items-center gap-2 rounded-[6px_9px_5px_8px] bg-gold px-4 pt-[0.4rem] pb-1 font-bold text-on-gold">
            <Icon name="wrench" className="size-5" />
            {t('soon')}
          </p>
          <div className="fit-room">
            <h1 className="page-title fit-title" style={fitTitle(title)}>
              {title}
            </h1>
          </div>
          <p className="section-intro mx-auto">{intro}</p>
          <Shipyard />
        </div>
      </header>
      <div className="section ground-sea">
        <WaitlistSheet title={t('waitlistTitle')} text={t('waitlistText')} />
        <p className="mt-8 flex flex-wrap justify-center gap-x-8 px-5">
          <SiteLink to="/membresia#lista-de-espera" className="text-link">
            {t('waitlistLink')}
          </SiteLink>
          <SiteLink to="/niveles" className="text-link">
            {t('meanwhile')}
          </SiteLink>
        </p>
      </div>
    </>
  )
}
