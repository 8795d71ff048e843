import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { textLinkStyle } from '../ui/text-link.tsx'
import { AccountButton } from './account-button.tsx'
import { LanguageLinks, languageLinkStyle } from './language-links.tsx'
import { headerLinks } from './links.ts'
import { MapButton } from './map-button.tsx'
import { focusHeading } from './page-change.ts'
import type { Member } from './shell.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import { usePlacedPages } from './use-placed-pages.ts'
import { whatsappLink } from './whatsapp-link.ts'

export interface MenuProps {
  member: Member | null
  accessOpen: boolean
  whatsapp: Settings['whatsapp']
}

/** The full-screen menu of small screens: traps the focus and locks the page's scroll while it is open. */
export default function MobileMenu({
  open,
  onOpenChange,
  returnFocus,
  whatsapp,
  ...account
}: MenuProps & LazyDialogProps) {
  const { t } = useTranslation()
  const links = [
    ...headerLinks.map(({ to, label }) => ({ to, label: t(label) })),
    ...usePlacedPages('menu').map(({ to, title }) => ({ to, label: title })),
  ]
  const close = () => onOpenChange(false)
  const { pathname } = useLocation()
  const openedOn = useRef<string | null>(null)
  const moved = useRef(false)
  // The map inside of it leads to other pages, too.
  useEffect(() => {
    openedOn.current = open ? (openedOn.current ?? pathname) : null
    if (openedOn.current === null || openedOn.current === pathname) return
    moved.current = true
    onOpenChange(false)
  }, [open, pathname, onOpenChange])
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={() => {
        if (moved.current) focusHeading()
        else returnFocus()
        moved.current = false
      }}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      className="fixed inset-0 z-50 overflow-y-auto bg-dusk px-4 pb-8"
      headClassName="h-(--header)"
      overlayClassName={null}
    >
      <nav aria-label={t('nav.label')}>
        <ul className="mt-2">
          {links.map(({ to, label }) => (
            <li key={to} className="group">
              <SiteLink
                to={to}
                className="flex min-h-15 items-center border-gold/45 border-b-2 font-bold font-display text-[1.75rem] group-nth-[n+4]:border-b"
                onClick={close}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens to what its button does */}
      <div className="mt-8 flex" onClick={close}>
        <AccountButton {...account} />
      </div>
      <div className="mt-4 flex gap-2 md:hidden">
        <MapButton />
        <SoundSwitch />
      </div>
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp.number, whatsapp.message)}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkStyle} mt-4 gap-2`}
        >
          <Icon name="message-circle" className="size-5" />
          {t('footer.whatsapp')}
          <span className="sr-only">({t('footer.opensNewTab')})</span>
        </a>
      )}
      <nav aria-label={t('languageMenu')} className="mt-6 md:hidden">
        <LanguageLinks className="grid grid-cols-2" linkClassName={languageLinkStyle} />
      </nav>
    </Modal>
  )
}
