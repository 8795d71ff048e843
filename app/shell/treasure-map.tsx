import * as Dialog from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { MapChart } from './map-chart.tsx'
import { mapPlaces } from './map-places.ts'

/** The site as a treasure map: a dotted route from port to port, each port a link. */
export default function TreasureMap({ open, onOpenChange, returnFocus }: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay">
          <Dialog.Content
            className="treasure-map"
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
          >
            <div className="flex items-start justify-between gap-4">
              <Dialog.Title className="display text-3xl">{t('map.title')}</Dialog.Title>
              <Dialog.Close className="icon-button" aria-label={t('map.close')}>
                <Icon name="x" className="size-7" />
              </Dialog.Close>
            </div>
            <nav aria-label={t('map.title')} className="treasure-chart">
              <MapChart />
              <ol>
                {mapPlaces.map(({ to, key, x, y }) => (
                  <li key={to} style={{ '--x': `${x}%`, '--y': `${y}%` } as React.CSSProperties}>
                    <SiteLink to={to} className="map-place" onClick={() => onOpenChange(false)}>
                      <span className="map-mark" aria-hidden="true" />
                      {t(`map.${key}`)}
                    </SiteLink>
                  </li>
                ))}
              </ol>
            </nav>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
