import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { Icon } from '../ui/icon.tsx'
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
      <div className="footer-columns mx-auto max-w-7xl px-5 md:px-6">
        <div>
          <div className="footer-brand">
            <SkullPick className="size-11 lg:size-14" />
            <p className="display text-2xl lg:mt-4">{title}</p>
          </div>
          <p className="mt-2 max-w-md text-mist">{text || t('footer.since')}</p>
          <p className="text-mist lg:mt-2">© 2025 {title}</p>
        </div>
        <Newsletter newsletter={newsletter} />
        {footerColumns.map((column) => (
          <Column key={column.title} title={t(column.title)}>
            <ul className="footer-links">
              {column.links.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to} className="footer-link">
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Column title={t('languageMenu')}>
          <LanguageLinks className="footer-links footer-languages" />
        </Column>
      </div>
    </footer>
  )
}

/** Links of one kind: folded on narrow screens, open where there is room. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <details className="footer-fold">
        <summary className="display text-lg text-gold">
          {title}
          <Icon name="chevron-down" className="footer-arrow size-5" />
        </summary>
        {children}
      </details>
    </nav>
  )
}

/** The sign-up to the newsletter, in the captain's words where there are any. */
function Newsletter({ newsletter }: { newsletter: Settings['newsletter'] | undefined }) {
  const { t } = useTranslation('forms')
  const { pathname } = useLocation()
  // One e-mail field is enough where one logs in.
  if (pathname === '/acceso') return null
  return (
    <div className="footer-newsletter">
      <p className="display text-lg text-gold">{newsletter?.title || t('newsletter.title')}</p>
      {newsletter?.text && <p className="mb-2 text-mist lg:mt-2 lg:mb-4">{newsletter.text}</p>}
      <NewsletterForm buttonLabel={newsletter?.buttonLabel} />
    </div>
  )
}
