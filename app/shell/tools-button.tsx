import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { useLazyDialog } from '../ui/lazy-dialog.ts'

const Arsenal = lazy(() => import('./arsenal.tsx'))
const TreasureMap = lazy(() => import('./treasure-map.tsx'))

/** Opens the tools; without scripts, leads to the tuner's page. */
export function ToolsButton() {
  const { t } = useTranslation()
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <>
      <button
        type="button"
        className="icon-button with-scripts"
        aria-haspopup="dialog"
        aria-label={t('arsenal.open')}
        title={t('arsenal.open')}
        onClick={show}
      >
        <Icon name="swords" className="size-6" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Arsenal {...dialog} />
        </Suspense>
      )}
    </>
  )
}

/** Unfolds the map of the site. */
export function MapButton() {
  const { t } = useTranslation()
  const { wanted, show, dialog } = useLazyDialog()
  return (
    <>
      <button
        type="button"
        className="icon-button with-scripts"
        aria-haspopup="dialog"
        aria-label={t('map.open')}
        title={t('map.open')}
        onClick={show}
      >
        <Icon name="map" className="size-6" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <TreasureMap {...dialog} />
        </Suspense>
      )}
    </>
  )
}
