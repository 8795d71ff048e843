import { Form, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ANNUALLY, asksAnnually, BILLING, MONTHLY } from './billing.ts'

/**
 * Monthly or yearly prices: two radios that keep their choice in the address, so that it can be
 * shared; without scripts, a form with a button.
 *
 * @param saved months that the yearly price saves
 */
export function BillingToggle({ saved }: { saved: number }) {
  const { t } = useTranslation('plans')
  const [search, setSearch] = useSearchParams()
  const annual = asksAnnually(search)
  const choices = [
    { value: MONTHLY, label: t('billing.monthly'), checked: !annual },
    { value: ANNUALLY, label: t('billing.annually'), checked: annual },
  ]
  return (
    <Form method="get" className="mt-6 flex flex-col items-center gap-4 md:items-start">
      <fieldset className="billing">
        <legend className="sr-only">{t('billing.label')}</legend>
        {choices.map(({ value, label, checked }) => (
          <label key={value} className="billing-choice">
            <input
              type="radio"
              name={BILLING}
              value={value}
              checked={checked}
              className="sr-only"
              onChange={() =>
                setSearch(value === ANNUALLY ? { [BILLING]: value } : {}, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            <span>{label}</span>
            {value === ANNUALLY && saved > 0 && (
              <span className="billing-saving">{t('billing.saving', { count: saved })}</span>
            )}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button button-quiet without-scripts">
        {t('billing.show')}
      </button>
    </Form>
  )
}
