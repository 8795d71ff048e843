import * as Dialog from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'
import type { Video } from '../content/video.server.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { VideoFacade } from '../ui/video-facade.tsx'

interface DemoDialogProps {
  video: Video
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Gives the focus back to what opened the demo. */
  returnFocus: () => void
}

/** The free demo: a sample lesson and the way to join. */
export default function DemoDialog({ video, open, onOpenChange, returnFocus }: DemoDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay">
          <Dialog.Content
            className="dialog-content"
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus()
            }}
          >
            <div className="flex items-start justify-between gap-4">
              <div>
                <Dialog.Title className="display text-3xl">{t('demo.title')}</Dialog.Title>
                <Dialog.Description className="mt-1 text-mist">{t('demo.text')}</Dialog.Description>
              </div>
              <Dialog.Close className="icon-button" aria-label={t('demo.close')}>
                <Icon name="x" className="size-6" />
              </Dialog.Close>
            </div>
            <div className="my-5">
              <VideoFacade video={video} />
            </div>
            <SiteLink to="/membresia" className="button button-gold w-full sm:w-auto">
              {t('demo.join')}
            </SiteLink>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
