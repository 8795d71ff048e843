import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../content/settings.server.ts'
import SkullPick from '../drawings/skull-pick.svg?react'
import { fitTitle } from '../ui/fit-title.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { navLinkStyle } from '../ui/text-link.tsx'
import { AccountButton } from './account-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { headerLinks } from './links.ts'
import { MapButton } from './map-button.tsx'
import { MenuButton } from './menu-button.tsx'
import type { Member } from './shell.tsx'
import { SoundSwitch } from './sound-switch.tsx'
import './page-wait.css'
import { iconButtonStyle } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DialogButton } from './dialog-button.tsx'

const loadTools = () => import('./tools-dialog.tsx')
const loadSearch = () => import('./search-dialog.tsx')

export function Header({
  title,
  member,
  accessOpen,
  whatsapp,
  waiting,
}: {
  title: string
  member: Member | null
  accessOpen: boolean
  whatsapp: Settings['whatsapp']
  /** True if the next page takes long to load. */
  waiting: boolean
}) {
  const { t } = useTranslation()
  return (
    <header
      data-whole
      className="sticky top-0 z-40 h-(--header) border-b border-gold/30 bg-deep [view-transition-name:site-header] contrast-more:border-b-2 contrast-more:border-foam print:hidden"
    >
      <div className="mx-auto flex h-full max-w-7xl items-center gap-1 px-3 md:gap-3 md:px-6">
        <SiteLink to="/" className="flex min-h-11 items-center gap-2.5">
          <SkullPick className="size-10 shrink-0 md:size-11" />
          <span
            className="display fit-name [--title-size:1.25rem] [--title-room:8.2rem] leading-label text-foam md:[--title-size:1.5rem] md:[--title-room:11rem]"
            style={fitTitle(title)}
          >
            {title}
          </span>
        </SiteLink>
        <nav aria-label={t('nav.label')} className="ml-auto hidden xl:block">
          <ul className="flex items-center">
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={navLinkStyle}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center xl:ml-0">
          <div className="hidden items-center md:flex">
            <MapButton />
            <SoundSwitch />
            <LanguageMenu />
          </div>
          <SearchButton />
          <ToolsButton />
        </div>
        <div className="hidden min-w-0 items-center gap-2 sm:flex">
          <AccountButton member={member} accessOpen={accessOpen} />
        </div>
        <MenuButton member={member} accessOpen={accessOpen} whatsapp={whatsapp} />
      </div>
      <p aria-live="polite" className="page-wait" data-waiting={waiting || undefined}>
        {waiting && <span className="sr-only">{t('loadingPage')}</span>}
      </p>
    </header>
  )
}

/** Opens the tools. */
function ToolsButton() {
  const { t } = useTranslation()
  return (
    <DialogButton icon="swords" label={t('tools.open')} load={loadTools}>
      {(ToolsDialog, dialog) => <ToolsDialog {...dialog} />}
    </DialogButton>
  )
}

/** Opens the search; without scripts, leads to its page. */
function SearchButton() {
  const { t } = useTranslation()
  return (
    <div>
      <DialogButton icon="search" label={t('search')} load={loadSearch}>
        {(SearchDialog, dialog) => <SearchDialog {...dialog} />}
      </DialogButton>
      <SiteLink
        to="/buscar"
        className={`${iconButtonStyle} without-scripts items-center justify-center`}
        aria-label={t('search')}
      >
        <Icon name="search" className="size-6" />
      </SiteLink>
    </div>
  )
}
