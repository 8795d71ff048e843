import { useTranslation } from 'react-i18next'
import type { Video } from '../content/video.server.ts'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal } from '../ui/modal.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { VideoFacade } from '../ui/video-facade.tsx'

/** The free demo: a sample lesson and the way to join. */
export default function DemoDialog({ video, ...dialog }: LazyDialogProps & { video: Video }) {
  const { t } = useTranslation()
  return (
    <Modal {...dialog} title={t('demo.title')} text={t('demo.text')} closeLabel={t('demo.close')}>
      <div className="my-5">
        <VideoFacade video={video} />
      </div>
      <SiteLink to="/membresia" className="button button-gold w-full sm:w-auto">
        {t('demo.join')}
      </SiteLink>
    </Modal>
  )
}
