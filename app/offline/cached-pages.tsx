import { useTranslation } from 'react-i18next'
import { longDate } from './long-date.ts'
import { useCopies } from './use-copies.ts'

/** The pages that can be read without connection, as a page of the log. */
export function CachedPages() {
  const { t, i18n } = useTranslation('offline')
  const copies = useCopies()
  return (
    <div className="mt-16 py-8 px-6 rounded-[6px_14px_8px_12px] shadow-[0_26px_50px_-22px_rgb(0_0_0/0.85)] md:py-11 md:px-12 text-ink scheme-light bg-paper on-paper">
      <h2 className="text-3xl">{t('kept')}</h2>
      <p className="mt-2">{copies?.length === 0 ? t('noneKept') : t('keptText')}</p>
      <ul className="mt-4">
        {copies?.map(({ path, title, cachedAt }) => (
          <li
            key={path}
            className="grid py-3 border-t border-midnight/35 md:grid-cols-[1fr_auto] md:gap-6 md:items-center"
          >
            <a
              href={path}
              className="flex items-center min-h-11 font-bold text-midnight underline decoration-amber decoration-2 underline-offset-4 hover:decoration-current"
            >
              {title}
            </a>
            <span className="text-sepia">
              {t('keptAt', { date: longDate(cachedAt, i18n.language) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
