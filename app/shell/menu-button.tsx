import { useTranslation } from 'react-i18next'
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
      <a href="#pie" className="button button-quiet without-scripts">
        {t('menu.goTo')}
      </a>
    </div>
  )
}
