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
    <p className="pass-price" aria-live="polite">
      <span className="display pass-amount">{free ? t('free') : euros.format(amount)}</span>{' '}
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
