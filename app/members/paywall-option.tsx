import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import GoldKey from '../drawings/key-gold.svg?react'
import IronKey from '../drawings/key-iron.svg?react'
import { ButtonLink } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** A free account, the Captain's rank, logging in with it, or what is open meanwhile. */
export type Way = 'account' | 'captain' | 'logIn' | 'lessons'

/** One option of a paywall, with its key. @param path Spanish path to come back to */
export function PaywallOption({ way, path }: { way: Way; path: string }) {
  const { t } = useTranslation('paywall')
  const back = encodeURIComponent(useHref(path))
  const logIn = `/acceso?redirectTo=${back}`
  const to = {
    account: `/registro?redirectTo=${back}`,
    captain: '/membresia',
    logIn,
    lessons: '/niveles',
  }[way]
  const Key = way === 'captain' || way === 'logIn' ? GoldKey : IronKey
  return (
    <li className="flex flex-wrap gap-4 px-4.5 pt-4.5 pb-5 bg-night/78 border-2 border-rope/60 rounded-sheet">
      <Key className="flex-none w-10 h-20.5 rotate-12" />
      <div className="min-w-0 flex-1">
        <p className="display text-2xl">{t(`way.${way}.title`)}</p>
        <p className="mt-1 leading-snug text-mist">{t(`way.${way}.text`)}</p>
      </div>
      <div className="flex flex-wrap gap-y-2 gap-x-5 items-center self-end w-full">
        <ButtonLink
          to={to}
          variant={way === 'account' || way === 'captain' ? 'gold' : 'glass'}
          className="max-w-full flex-[1_0_auto]"
        >
          {t(`way.${way}.link`)}
        </ButtonLink>
        {way === 'account' && <TextLink to={logIn}>{t('way.logIn.link')}</TextLink>}
      </div>
    </li>
  )
}
