import { Form, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ANNUALLY, BILLING, isAnnual, MONTHLY } from './billing.ts'

/**
 * Monthly or yearly prices: two radios that keep their choice in the address, so that it can be
 * shared; without scripts, a form with a button.
 *
 * @param saved months that the yearly price saves
 */
export function BillingToggle({ saved }: { saved: number }) {
  const { t } = useTranslation('plans')
  const [search, setSearch] = useSearchParams()
  const annual = isAnnual(search)
  const choices = [
    { value: MONTHLY, label: t('billing.monthly'), checked: !annual },
    { value: ANNUALLY, label: t('billing.annually'), checked: annual },
  ]
  return (
    <Form method="get" className="mt-6 flex flex-col items-center gap-4 md:items-start">
      <fieldset
        data-whole
        className="flex rounded-[16px_20px_15px_19px] border-2 border-rope bg-deep p-1.25"
      >
        <legend className="sr-only">{t('billing.label')}</legend>
        {choices.map(({ value, label, checked }) => (
          <label
            key={value}
            className="group flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[11px_14px_10px_13px] px-4 pt-1.5 pb-1 font-bold leading-[1.1] has-checked:bg-gold has-checked:text-on-gold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-foam forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
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
              <span className="rounded-full bg-midnight px-2.5 pt-1 pb-1 text-[1rem] text-balance text-vellum forced-colors:group-has-checked:bg-transparent forced-colors:group-has-checked:text-inherit">
                {t('billing.saving', { count: saved })}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="quiet" className="without-scripts">
        {t('billing.show')}
      </Button>
    </Form>
  )
}
