import { useTranslation } from 'react-i18next'
import { DialogButton } from './dialog-button.tsx'

const load = () => import('./treasure-map.tsx')

/** Unfolds the map of the site. */
export function MapButton() {
  const { t } = useTranslation()
  return (
    <DialogButton icon="map" label={t('map.open')} load={load}>
      {(TreasureMap, dialog) => <TreasureMap {...dialog} />}
    </DialogButton>
  )
}
