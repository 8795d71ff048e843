import { useTranslation } from 'react-i18next'
import { buttonStyle } from '../ui/button.tsx'
import { DialogButton } from './dialog-button.tsx'
import type { MenuProps } from './mobile-menu.tsx'

const load = () => import('./mobile-menu.tsx')

/** Opens the full-screen menu; without scripts, leads to the footer, which has the same links. */
export function MenuButton(menu: MenuProps) {
  const { t } = useTranslation()
  return (
    <div className="xl:hidden">
      <DialogButton icon="menu" label={t('menu.open')} load={load}>
        {(MobileMenu, dialog) => <MobileMenu {...menu} {...dialog} />}
      </DialogButton>
      <a href="#pie" className={buttonStyle({ variant: 'quiet', className: 'without-scripts' })}>
        {t('menu.goTo')}
      </a>
    </div>
  )
}
