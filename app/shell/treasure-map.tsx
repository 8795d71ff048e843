import { useTranslation } from 'react-i18next'
import { Island } from '../ui/island.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { MapChart } from './map-chart.tsx'
import { useMapPlaces } from './map-places.ts'
import './treasure-map.css'

/**
 * The site as a treasure map: a dotted route from island to island, each island a link. Where there
 * is no room for the chart, the voyage goes down the page.
 */
export default function TreasureMap(dialog: LazyDialogProps) {
  const { t } = useTranslation()
  const places = useMapPlaces()
  return (
    <Modal
      {...dialog}
      title={t('map.title')}
      closeLabel={t('map.close')}
      className="treasure-map on-paper"
      headClassName="py-2.5"
    >
      <nav aria-label={t('map.title')} className="treasure-chart">
        <MapChart ports={places.length} />
        <ol>
          {places.map(({ to, name, landmark, x, y }) => (
            <li key={to} style={{ '--x': `${x}%`, '--y': `${y}%` } as React.CSSProperties}>
              <SiteLink to={to} className="map-place" onClick={() => dialog.onOpenChange(false)}>
                <Island landmark={landmark} className="map-island" />
                <span className="map-name">{name}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </nav>
    </Modal>
  )
}
