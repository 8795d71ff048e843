import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import SkullPick from '../drawings/skull-pick.svg?react'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { footerColumns } from './links.ts'
import { usePlacedPages } from './use-placed-pages.ts'

const footerLinkStyle =
  'inline-flex min-h-11 items-center text-foam hover:text-gold hover:underline hover:underline-offset-5'

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
  const placed = usePlacedPages('footer')
  return (
    <footer id="pie" className="border-t border-gold/30 max-xl:pb-18 print:hidden">
      <div className="grid gap-x-12 pt-5 md:grid-cols-2 md:gap-y-10 md:py-14 lg:grid-cols-4 lg:[&>nav:last-child]:col-span-2 mx-auto max-w-7xl px-5 md:px-6">
        <div>
          <div className="flex items-center gap-3">
            <SkullPick className="size-11" />
            <p className="display text-2xl">{title}</p>
          </div>
          <p className="mt-2 max-w-md text-mist">{text || t('footer.since')}</p>
          <p className="mt-2 text-mist">© 2025 {title}</p>
        </div>
        <Newsletter newsletter={newsletter} />
        {footerColumns.map((column) => (
          <Column key={column.title} title={t(column.title)}>
            <ul>
              {column.links.map(({ to, label }) => (
                <FooterLink key={to} to={to} label={t(label)} />
              ))}
              {column.title === 'footer.members' &&
                placed.map(({ to, title: label }) => <FooterLink key={to} to={to} label={label} />)}
            </ul>
          </Column>
        ))}
        <Column title={t('languageMenu')}>
          <LanguageLinks
            className="flex flex-wrap gap-x-5"
            linkClassName={cx(footerLinkStyle, 'aria-current:text-gold aria-current:underline')}
          />
        </Column>
      </div>
    </footer>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <SiteLink to={to} className={footerLinkStyle}>
        {label}
      </SiteLink>
    </li>
  )
}

/** Links of one kind: folded on narrow screens, open where there is room. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <details className="group border-gold/30 border-t md:border-t-0 md:details-content:h-auto md:details-content:[content-visibility:visible]">
        <summary className="display flex min-h-12 items-center justify-between text-gold text-lg md:pointer-events-none md:mb-2 md:min-h-0">
          {title}
          <Icon name="chevron-down" className="size-5 group-open:rotate-180 md:hidden" />
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
  // One e-mail field is enough on the log-in page.
  if (pathname === '/acceso') return null
  return (
    <div className="max-w-md my-3 md:my-0">
      <p className="display text-lg text-gold">{newsletter?.title || t('newsletter.title')}</p>
      {newsletter?.text && <p className="mt-1 mb-3 text-mist">{newsletter.text}</p>}
      <NewsletterForm buttonLabel={newsletter?.buttonLabel} />
    </div>
  )
}
