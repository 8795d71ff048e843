import * as Dialog from '@radix-ui/react-dialog'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { AccountButton } from './account-button.tsx'
import { headerLinks } from './links.ts'
import { focusHeading } from './page-change.ts'
import type { Member } from './shell.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import { MapButton } from './tools-button.tsx'

interface MobileMenuProps extends LazyDialogProps {
  member: Member | null
  accessOpen: boolean
}

/** The full-screen menu of small screens: holds the focus and the page's scroll while it is open. */
export default function MobileMenu({
  open,
  onOpenChange,
  returnFocus,
  ...account
}: MobileMenuProps) {
  const { t } = useTranslation()
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
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The overlay is what holds the page's scroll still. */}
        <Dialog.Overlay>
          <Dialog.Content
            className="mobile-menu"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (moved.current) focusHeading()
              else returnFocus()
              moved.current = false
            }}
          >
            <div className="flex h-(--header) items-center justify-between">
              <Dialog.Title className="display text-2xl">{t('menu.title')}</Dialog.Title>
              <Dialog.Close className="icon-button" aria-label={t('menu.close')}>
                <Icon name="x" className="size-7" />
              </Dialog.Close>
            </div>
            <nav aria-label={t('nav.label')}>
              <ul className="mobile-menu-links">
                {headerLinks.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink to={to} onClick={close}>
                      {t(label)}
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
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
