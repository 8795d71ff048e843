import { useTranslation } from 'react-i18next'
import { iconButtonStyle } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { DialogButton } from './dialog-button.tsx'

const load = () => import('./search-dialog.tsx')

/** Opens the search; without scripts, leads to its page. */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <div>
      <DialogButton icon="search" label={t('search')} load={load}>
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
