import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Audience } from '../../domain/may-read.ts'
import { Icon } from '../ui/icon.tsx'
import { PaywallOption, type Way } from './paywall-option.tsx'
import './paywall.css'

interface PaywallProps {
  /** Required tier. */
  audience: Audience
  signedIn: boolean
  /** The page itself (its Spanish path): where to come back to. */
  path: string
  /** Drawing of the locked content. */
  drawing: ReactNode
  /** Summary of the locked content. */
  inside: string[]
}

/** Options of a reader, by the reason of the paywall. */
const WAYS = {
  visitor: ['account', 'captain'],
  visitorRank: ['captain', 'logIn'],
  rank: ['captain', 'lessons'],
} satisfies Record<string, Way[]>

/** Replaces locked content: shows and describes it, and links to the options for access. */
export function Paywall({ audience, signedIn, path, drawing, inside }: PaywallProps) {
  const { t } = useTranslation('paywall')
  const reason = signedIn ? 'rank' : audience === 'capitan' ? 'visitorRank' : 'visitor'
  return (
    <section aria-labelledby="paywall" className="paywall">
      <div className="grid gap-6 md:grid-cols-[5fr_7fr] md:gap-12 md:items-center">
        <div className="hidden *:mb-0 md:block">{drawing}</div>
        <div>
          <h2 id="paywall" className="text-3xl md:text-4xl">
            {t(`${reason}.title`)}
          </h2>
          <p className="mt-4 text-lg leading-relaxed text-mist">{t(`${reason}.text`)}</p>
        </div>
      </div>
      <h3 className="mt-10 pt-6 text-[1.5rem] border-t-2 border-dashed border-rope/60">
        {t('ways')}
      </h3>
      <ul className="grid gap-4 mt-4 md:grid-cols-2">
        {WAYS[reason].map((way) => (
          <PaywallOption key={way} way={way} path={path} />
        ))}
      </ul>
      <h3 className="mt-10 pt-6 text-[1.5rem] border-t-2 border-dashed border-rope/60">
        {t('inside')}
      </h3>
      <ul className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {inside.map((item) => (
          <li key={item} className="flex gap-3 leading-snug">
            <Icon name="check" className="size-5 text-gold" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
