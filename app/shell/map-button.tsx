import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButton } from '../ui/dialog-button.tsx'

const TreasureMap = lazy(() => import('./treasure-map.tsx'))

/** Unfolds the map of the site. */
export function MapButton() {
  const { t } = useTranslation()
  return (
    <DialogButton icon="map" label={t('map.open')}>
      {(dialog) => <TreasureMap {...dialog} />}
    </DialogButton>
  )
}
