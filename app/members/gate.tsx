import { useTranslation } from 'react-i18next'
import { type Language, localizedPath } from '../i18n/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Tier } from './may-read.ts'

interface GateProps {
  /** Who what lies behind is for. */
  tier: Tier
  signedIn: boolean
  /** The page itself (its Spanish path): where to come back to. */
  path: string
}

/** Stands where members read on: says what is missing, and leads there. */
export function Gate({ tier, signedIn, path }: GateProps) {
  const { t, i18n } = useTranslation('gate')
  const reason = signedIn ? 'rank' : tier === 'capitan' ? 'visitorRank' : 'visitor'
  const back = encodeURIComponent(localizedPath(path, i18n.language as Language))
  return (
    <section aria-labelledby="gate" className="gate on-paper">
      <Icon name="lock" className="mx-auto size-10" />
      <h2 id="gate" className="mt-3 text-3xl md:text-4xl">
        {t(`${reason}.title`)}
      </h2>
      <p className="mt-4 text-lg leading-relaxed">{t(`${reason}.text`)}</p>
      <div className="gate-ways">
        {!signedIn && (
          <SiteLink to={`/acceso?redirectTo=${back}`} className="button button-ink">
            <Icon name="log-in" className="size-5" />
            {t('logIn')}
          </SiteLink>
        )}
        {reason === 'visitor' ? (
          <SiteLink to={`/registro?redirectTo=${back}`} className="text-link">
            {t('signUp')}
          </SiteLink>
        ) : (
          <SiteLink to="/membresia" className={signedIn ? 'button button-ink' : 'text-link'}>
            {t('becomeCaptain')}
          </SiteLink>
        )}
      </div>
    </section>
  )
}
