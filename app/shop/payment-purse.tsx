import { useTranslation } from 'react-i18next'
import './payment-purse.css'

/** The means of payment that the shop takes: coins in a row. */
export function PaymentPurse({ payments }: { payments: string[] }) {
  const { t } = useTranslation('shop')
  return (
    <section className="py-8 px-2" aria-labelledby="pagos-aceptados">
      <h2 id="pagos-aceptados" className="text-3xl md:text-4xl">
        {t('payments')}
      </h2>
      <p className="mt-2 text-lg">{t('paymentsText')}</p>
      <ul className="grid grid-cols-[repeat(2,max-content)] gap-5 mt-6">
        {payments.map((label) => (
          <li
            key={label}
            className="purse-coin grid aspect-square w-32 place-items-center rounded-full font-display text-[length:var(--text-sm)] leading-[1.05] font-extrabold text-on-gold"
          >
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
