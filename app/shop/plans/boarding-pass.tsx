import { useTranslation } from 'react-i18next'
import type { Plan } from '../../content/plan.server.ts'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { fitTitle } from '../../ui/fit-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { PlanPrice } from './plan-price.tsx'

interface BoardingPassProps {
  plan: Plan
  annual: boolean
  /** The page on which one signs on; null while nobody can, which the button says. */
  signOn: string | null
}

/** A plan as a boarding paper: the rank, its price, what it includes, and the stub to tear off. */
export function BoardingPass({ plan, annual, signOn }: BoardingPassProps) {
  const { t } = useTranslation('plans')
  const { slug, name, icon, price, features, isPremium, isPopular, buttonText } = plan
  const label = buttonText || t('choose')
  return (
    <article
      aria-labelledby={`plan-${slug}`}
      className={`boarding-pass on-paper ${isPremium ? 'boarding-pass-premium' : ''}`}
    >
      {isPopular && <p className="pass-popular">{t('popular')}</p>}
      <div className="pass-body fit-room">
        <p className="pass-line">
          <span>{t('pass')}</span>
          <Icon name={icon} className="size-6" />
        </p>
        <p className="mt-5 text-base">{t('rank')}</p>
        <h2 id={`plan-${slug}`} className="pass-rank fit-title" style={fitTitle(name)}>
          {name}
        </h2>
        <PlanPrice price={price} annual={annual} />
        <h3 className="sr-only">{t('includes')}</h3>
        <ul className="pass-features">
          {features.map(({ _key, text }) => (
            <li key={_key}>
              <Icon name="check" className="mt-0.5 size-5" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="pass-stub">
        {signOn ? (
          <SiteLink to={signOn} className="button button-ink button-large w-full">
            {label}
          </SiteLink>
        ) : (
          <ClosedButton
            notice="welcomeAboard"
            values={{ tier: name }}
            about={name}
            page={`/planes#plan-${slug}`}
            className="button button-ink button-large w-full"
          >
            {label}
          </ClosedButton>
        )}
        <PassStrings />
      </div>
    </article>
  )
}

/** Where other papers carry bars, this one carries six strings, from the thickest to the thinnest. */
function PassStrings() {
  return (
    <svg viewBox="0 0 300 44" aria-hidden="true" focusable="false" className="pass-strings">
      {[5, 4, 3.2, 2.2, 1.6, 1.2].map((width, index) => (
        <path
          key={width}
          d={`M0 ${4 + index * 7}h${index % 2 ? 96 : 140}q20 ${index % 2 ? -9 : 9} 40 0H300`}
          strokeWidth={width}
        />
      ))}
    </svg>
  )
}
