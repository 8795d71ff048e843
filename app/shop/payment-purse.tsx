import { useTranslation } from 'react-i18next'

/** The means of payment that the shop takes: coins in a row. */
export function PaymentPurse({ payments }: { payments: string[] }) {
  const { t } = useTranslation('shop')
  return (
    <section className="purse" aria-labelledby="pagos-aceptados">
      <h2 id="pagos-aceptados" className="text-3xl md:text-4xl">
        {t('payments')}
      </h2>
      <p className="mt-2 text-lg">{t('paymentsText')}</p>
      <ul className="purse-coins">
        {payments.map((label) => (
          <li key={label} className="purse-coin">
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
