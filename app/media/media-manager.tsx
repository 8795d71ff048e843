import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyChest } from '../crew/empty-chest.tsx'
import { useMembers } from '../members/members-context.tsx'
import { loadNoticeArea, useNotify } from '../notices/notice-provider.tsx'
import { ChestRoom } from './chest-room.tsx'
import { DropZone } from './drop-zone.tsx'
import { LogInPrompt } from './log-in-prompt.tsx'
import { type Medium, UploadRefused } from './media.ts'
import { MediaSkeletons } from './media-skeletons.tsx'
import { OwnMediaList } from './own-media-list.tsx'
import { UploadList } from './upload-list.tsx'
import { useOwnMedia } from './use-own-media.ts'
import { useUploads } from './use-uploads.ts'

/** A member's chest of photos and videos: filled, looked through and emptied here. */
export function MediaManager({
  storageUrl,
  quota,
}: {
  storageUrl: string
  /** Bytes; null without a limit. */
  quota: number | null
}) {
  const { t } = useTranslation('media')
  const notify = useNotify()
  const { client, user, loading } = useMembers()
  const { media, used, failed, reload, remove } = useOwnMedia(client, user?.id)

  useEffect(() => {
    if (failed) notify('ownMediaFailed')
  }, [failed, notify])

  const onUploaded = useCallback(() => {
    notify('uploadDone')
    reload()
  }, [notify, reload])
  const onFailed = useCallback(
    (file: File, message: string | null, count: number) =>
      notify(count > 1 ? 'uploadsFailed' : 'uploadFailed', {
        message: `${file.name}: ${message ?? t('interrupted')}`,
      }),
    [notify, t],
  )
  const describe = useCallback(
    (error: Error) =>
      error instanceof UploadRefused ? t(`refused.${error.reason}`) : error.message,
    [t],
  )
  const room = quota === null || used === null ? Number.POSITIVE_INFINITY : quota - used
  const userId = user?.id
  const queue = useUploads({ client, storageUrl, userId, room, describe, onUploaded, onFailed })
  const uploading = queue.uploads.some(({ state }) => state === 'uploading')

  useEffect(() => {
    // The notice that the connection broke cannot be fetched any more then.
    if (uploading) loadNoticeArea().catch(() => {})
  }, [uploading])

  async function onRemove({ path }: Medium) {
    const message = await remove(path)
    if (message === null) notify('removed')
    else notify('removeFailed', { message })
  }

  // The session has ended while the page was open.
  if (!loading && !user) return <LogInPrompt />
  const isReading = !failed && media === null
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 md:px-6">
      <DropZone disabled={loading || uploading} onFiles={queue.add} />
      {quota !== null && used !== null && <ChestRoom used={used} quota={quota} />}
      <UploadList queue={queue} />
      <div aria-live="polite">
        {isReading && <p className="sr-only">{t('loading')}</p>}
        {failed && (
          <div className="grid justify-items-center gap-4 text-center">
            <p className="form-failure">{t('failed')}</p>
            <button type="button" className="button button-gold" onClick={() => reload()}>
              {t('again')}
            </button>
          </div>
        )}
      </div>
      <div aria-busy={isReading}>
        {isReading && (
          <ul className="own-media" aria-hidden="true">
            <MediaSkeletons captioned />
          </ul>
        )}
        {media?.length === 0 && <EmptyChest title={t('empty')} text={t('emptyText')} />}
        {media && media.length > 0 && <OwnMediaList media={media} onRemove={onRemove} />}
      </div>
    </div>
  )
}
