import { useTranslation } from 'react-i18next'
import type { Plan } from '../../content/plan.server.ts'
import { eurosIn } from '../../i18n/formats.ts'
import { savedMonths } from './saved-months.ts'

/** What a plan costs, as its reader writes euros; a change of the billing is announced. */
export function PlanPrice({ price, annual }: { price: Plan['price']; annual: boolean }) {
  const { t, i18n } = useTranslation('plans')
  const euros = eurosIn(i18n.language)
  const amount = annual ? price.annually : price.monthly
  const free = amount === 0
  const eased = annual && savedMonths(price) > 0
  return (
    <p className="min-h-[6.4rem] mt-[0.9rem] leading-[1.3]" aria-live="polite">
      <span className="display text-[clamp(2.9rem,2.2rem_+_3.4vw,4.25rem)] font-black leading-[1.05]">
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
