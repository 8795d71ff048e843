import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { useLazyDialog } from '../ui/lazy-dialog.ts'
import { SiteLink } from '../ui/site-link.tsx'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search; without scripts, leads to its page. */
export function SearchButton() {
  const { t } = useTranslation()
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <div>
      <button
        type="button"
        className="icon-button with-scripts"
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-expanded={dialog.open}
        onClick={show}
      >
        <Icon name="search" className="size-6" />
      </button>
      <SiteLink
        to="/buscar"
        className="icon-button without-scripts items-center justify-center"
        aria-label={t('search')}
      >
        <Icon name="search" className="size-6" />
      </SiteLink>
      {wanted && (
        <Suspense fallback={null}>
          <SearchDialog {...dialog} />
        </Suspense>
      )}
    </div>
  )
}
