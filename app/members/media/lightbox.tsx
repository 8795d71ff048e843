import * as Dialog from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'
import { IconButton, iconButtonStyle } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { dialogHeadStyle, overlayStyle } from '../../ui/modal.tsx'
import type { Medium } from './media.ts'
import { MediumView } from './medium-view.tsx'

interface LightboxProps {
  media: Medium[]
  /** Index of the shown one. */
  index: number
  onIndex(index: number): void
  onClose(): void
}

/** One photo or video by itself; the arrow keys go to its neighbours, Escape closes. */
export default function Lightbox({ media, index, onIndex, onClose }: LightboxProps) {
  const { t } = useTranslation('media')
  const medium = media[index]
  if (!medium) return null
  const go = (step: number) => {
    const target = index + step
    if (target >= 0 && target < media.length) onIndex(target)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={cx(overlayStyle, 'place-items-center pt-4')}>
          <Dialog.Content
            className="m-auto w-[min(100%,72rem)] rounded-[14px] bg-deep px-5 py-4"
            aria-describedby={undefined}
            onKeyDown={({ key, target }) => {
              // A video's own controls use the arrow keys.
              if (target instanceof HTMLVideoElement) return
              if (key === 'ArrowLeft') go(-1)
              if (key === 'ArrowRight') go(1)
            }}
          >
            <div className={dialogHeadStyle}>
              <Dialog.Title className="display truncate text-xl">{medium.title}</Dialog.Title>
              <Dialog.Close className={iconButtonStyle} aria-label={t('close')}>
                <Icon name="x" className="size-7" />
              </Dialog.Close>
            </div>
            <MediumView
              key={medium.path}
              medium={medium}
              controls
              className="h-[min(70svh,44rem)] w-full bg-night object-contain"
            />
            <div className="flex items-center justify-between gap-4 pt-3">
              <IconButton
                aria-label={t('previous')}
                aria-disabled={index === 0}
                onClick={() => go(-1)}
              >
                <Icon name="arrow-left" className="size-7" />
              </IconButton>
              <p role="status">{t('place', { place: index + 1, count: media.length })}</p>
              <IconButton
                aria-label={t('next')}
                aria-disabled={index === media.length - 1}
                onClick={() => go(1)}
              >
                <Icon name="arrow-right" className="size-7" />
              </IconButton>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
