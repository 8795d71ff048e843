import { useTranslation } from 'react-i18next'
import type { Video } from '../content/video.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { VideoFacade } from '../ui/video-facade.tsx'

/** The free demo: a sample lesson and the link to join. */
export default function DemoDialog({ video, ...dialog }: LazyDialogProps & { video: Video }) {
  const { t } = useTranslation()
  return (
    <Modal {...dialog} title={t('demo.title')} text={t('demo.text')} closeLabel={t('demo.close')}>
      <div className="my-5">
        <VideoFacade video={video} />
      </div>
      <ButtonLink to="/membresia" className="w-full sm:w-auto">
        {t('demo.join')}
      </ButtonLink>
    </Modal>
  )
}
