import { useTranslation } from 'react-i18next'
import { buttonStyle } from '../ui/button.tsx'
import { DialogButton } from './dialog-button.tsx'
import type { MenuProps } from './mobile-menu.tsx'
import { usePlacedPages } from './use-placed-pages.ts'

const load = () => import('./mobile-menu.tsx')

/** Opens the full-screen menu; without scripts, leads to the footer, which has the same links. */
export function MenuButton(menu: MenuProps) {
  const { t } = useTranslation()
  // The header has room for the school's own links alone.
  const isWhole = usePlacedPages('menu').length === 0
  return (
    <div className={isWhole ? 'xl:hidden' : undefined}>
      <DialogButton icon="menu" label={t('menu.open')} load={load}>
        {(MobileMenu, dialog) => <MobileMenu {...menu} {...dialog} />}
      </DialogButton>
      <a href="#pie" className={buttonStyle({ variant: 'quiet', className: 'without-scripts' })}>
        {t('menu.goTo')}
      </a>
    </div>
  )
}
