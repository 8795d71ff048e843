import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { useLazyDialog } from '../ui/lazy-dialog.ts'
import type { Member } from './shell.tsx'

const MobileMenu = lazy(() => import('./mobile-menu.tsx'))

/** Opens the full-screen menu; without scripts, leads to the footer, which has the same links. */
export function MenuButton(props: { member: Member | null; accessOpen: boolean }) {
  const { t } = useTranslation()
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="icon-button with-scripts"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={dialog.open}
        onClick={show}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <a href="#pie" className="button button-quiet without-scripts">
        {t('menu.goTo')}
      </a>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenu {...props} {...dialog} />
        </Suspense>
      )}
    </div>
  )
}
