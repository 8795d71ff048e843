import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { spanishPath } from '../i18n/languages.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { SkullPick } from '../ui/skull-pick.tsx'
import { LanguageLinks } from './language-links.tsx'
import { footerColumns } from './links.ts'

export function Footer({
  title,
  text,
  newsletter,
}: {
  title: string
  text: string
  newsletter: Settings['newsletter'] | undefined
}) {
  const { t } = useTranslation()
  return (
    <footer id="pie" className="site-footer">
      <div className="mx-auto grid max-w-7xl gap-10 px-5 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.3fr_1fr_1fr] md:px-6">
        <div>
          <SkullPick className="size-14" />
          <p className="display mt-4 text-2xl">{title}</p>
          <p className="mt-2 max-w-md text-mist">{text || t('footer.since')}</p>
          <p className="mt-2 text-mist">© 2025 {title}</p>
          <nav aria-label={t('languageMenu')} className="mt-4">
            <LanguageLinks className="flex flex-wrap gap-x-5 footer-languages" />
          </nav>
        </div>
        <Newsletter newsletter={newsletter} />
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={t(column.title)}>
            <p className="display text-lg text-gold">{t(column.title)}</p>
            <ul className="mt-2">
              {column.links.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to} className="footer-link">
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

/** The sign-up to the newsletter, in the captain's words where there are any. */
function Newsletter({ newsletter }: { newsletter: Settings['newsletter'] | undefined }) {
  const { t } = useTranslation('forms')
  const { pathname } = useLocation()
  // One e-mail field is enough where one logs in.
  if (spanishPath(pathname) === '/acceso') return null
  return (
    <div className="max-w-sm">
      <p className="display text-lg text-gold">{newsletter?.title || t('newsletter.title')}</p>
      {newsletter?.text && <p className="mt-2 mb-4 text-mist">{newsletter.text}</p>}
      <NewsletterForm buttonLabel={newsletter?.buttonLabel} />
    </div>
  )
}
