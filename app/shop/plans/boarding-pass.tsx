import { useTranslation } from 'react-i18next'
import type { Plan } from '../../content/plan.server.ts'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { fitTitle } from '../../ui/fit-title.ts'
import { Icon } from '../../ui/icon.tsx'
import './boarding-pass.css'
import PassStrings from '../../drawings/pass-strings.svg?react'
import { eurosIn } from '../../i18n/formats.ts'
import { savedMonths } from './saved-months.ts'

interface BoardingPassProps {
  plan: Plan
  annual: boolean
  /** Page for signing up; null while registration is closed, which the button says. */
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
      className={cx(
        'boarding-pass on-paper relative text-ink flex flex-col drop-shadow-[0_24px_26px_rgb(0_0_0/0.55)] forced-colors:border-2 forced-colors:filter-none',
        isPremium ? 'md:-translate-y-2.5 md:rotate-[0.7deg]' : 'md:rotate-[-0.8deg]',
      )}
      data-premium={isPremium || undefined}
    >
      {isPopular && (
        <p className="absolute z-1 -top-5 right-4 px-4 pt-2 pb-1.5 font-display font-extrabold text-(--on-midnight,var(--color-vellum)) bg-midnight outline-2 outline-gold -outline-offset-5 rounded-[6px_9px_5px_8px] rotate-[2.5deg]">
          {t('popular')}
        </p>
      )}
      <div className="fit-room flex-1 rounded-t-[14px] bg-paper px-6 pt-6 pb-8 scheme-light md:px-9 md:py-8">
        <p className="flex items-center justify-between pb-3 font-bold tracking-[0.04em] text-sepia border-b-3 border-double border-sepia">
          <span>{t('pass')}</span>
          <Icon name={icon} className="size-6" />
        </p>
        <p className="mt-5 text-base">{t('rank')}</p>
        <h2 id={`plan-${slug}`} className="[--title-size:2.25rem] fit-title" style={fitTitle(name)}>
          {name}
        </h2>
        <PlanPrice price={price} annual={annual} />
        <h3 className="sr-only">{t('includes')}</h3>
        <ul className="grid gap-3 pt-5 border-t border-dashed border-sepia [&_li]:flex [&_li]:gap-3 [&_li]:leading-snug">
          {features.map(({ _key, text }) => (
            <li key={_key}>
              <Icon name="check" className="mt-0.5 size-5" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-b-[14px] border-sepia border-t-3 border-dashed bg-paper px-6 pt-7 pb-6 scheme-light md:px-9">
        {signOn ? (
          <ButtonLink to={signOn} variant="ink" size="large" className="w-full">
            {label}
          </ButtonLink>
        ) : (
          <ClosedButton
            notice="welcomeAboard"
            values={{ tier: name }}
            about={name}
            page={`/planes#plan-${slug}`}
            className={buttonStyle({ variant: 'ink', size: 'large', className: 'w-full' })}
          >
            {label}
          </ClosedButton>
        )}
        <PassStrings className="w-full mt-6 fill-none stroke-ink [stroke-linecap:round]" />
      </div>
    </article>
  )
}

/**
 * Price of a plan, formatted in the reader's language; a change of the billing period is announced.
 */
function PlanPrice({ price, annual }: { price: Plan['price']; annual: boolean }) {
  const { t, i18n } = useTranslation('plans')
  const euros = eurosIn(i18n.language)
  const amount = annual ? price.annually : price.monthly
  const free = amount === 0
  const eased = annual && savedMonths(price) > 0
  return (
    <p className="min-h-25.5 mt-3.5 leading-snug" aria-live="polite">
      <span className="display text-[clamp(2.9rem,2.2rem+3.4vw,4.25rem)] font-black leading-[1.05]">
        {free ? t('free') : euros.format(amount)}
      </span>{' '}
      <span className="inline-block">
        {free ? t('freeForever') : t(annual ? 'perYear' : 'perMonth')}
      </span>
      {eased && (
        <span className="block text-base">
          {t('equals', { price: euros.format(price.annually / 12) })}
        </span>
      )}
    </p>
  )
}
