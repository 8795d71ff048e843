import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../ui/site-link.tsx'
import { KeyDrawing } from './access/key-drawing.tsx'

/** A free account, the Captain's rank, logging in with it, or what is open meanwhile. */
export type Way = 'account' | 'captain' | 'logIn' | 'lessons'

/** One way on from a gate, with the key that it is. @param path Spanish path to come back to */
export function GateWay({ way, path }: { way: Way; path: string }) {
  const { t } = useTranslation('gate')
  const back = encodeURIComponent(useHref(path))
  const logIn = `/acceso?redirectTo=${back}`
  const to = {
    account: `/registro?redirectTo=${back}`,
    captain: '/membresia',
    logIn,
    lessons: '/niveles',
  }[way]
  const isCaptains = way === 'captain' || way === 'logIn'
  return (
    <li className="gate-way">
      <KeyDrawing metal={isCaptains ? 'gold' : 'iron'} />
      <div className="min-w-0 flex-1">
        <p className="display text-2xl">{t(`way.${way}.title`)}</p>
        <p className="mt-1 leading-snug text-mist">{t(`way.${way}.text`)}</p>
      </div>
      <div className="gate-way-links">
        <SiteLink
          to={to}
          className={`button ${way === 'account' || way === 'captain' ? 'button-gold' : 'button-glass'}`}
        >
          {t(`way.${way}.link`)}
        </SiteLink>
        {way === 'account' && (
          <SiteLink to={logIn} className="text-link">
            {t('way.logIn.link')}
          </SiteLink>
        )}
      </div>
    </li>
  )
}
