import { useTranslation } from 'react-i18next'
import { longDate } from './long-date.ts'
import { useCopies } from './use-copies.ts'

/** The pages that can be read without connection, as a page of the log. */
export function KeptLog() {
  const { t, i18n } = useTranslation('offline')
  const copies = useCopies()
  return (
    <div className="kept-log on-paper">
      <h2 className="text-3xl">{t('kept')}</h2>
      <p className="mt-2">{copies?.length === 0 ? t('noneKept') : t('keptText')}</p>
      <ul className="mt-4">
        {copies?.map(({ path, title, keptAt }) => (
          <li key={path} className="kept-page">
            <a href={path} className="kept-link">
              {title}
            </a>
            <span className="kept-date">
              {t('keptAt', { date: longDate(keptAt, i18n.language) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
