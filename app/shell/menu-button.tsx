import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { Member } from './shell.tsx'

const MobileMenu = lazy(() => import('./mobile-menu.tsx'))

/** Opens the full-screen menu; without scripts, leads to the footer, which has the same links. */
export function MenuButton(props: { member: Member | null; accessOpen: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <div className="ml-auto xs:ml-0 lg:hidden">
      <button
        ref={button}
        type="button"
        className="icon-button with-scripts"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <a href="#pie" className="button button-quiet without-scripts">
        {t('menu.goTo')}
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenu
            {...props}
            open={open}
            onOpenChange={setOpen}
            returnFocus={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
