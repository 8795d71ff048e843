import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { loadNoticeArea, useNotify } from '../../ui/notices/notice-provider.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useMembers } from '../members-context.tsx'
import { DropZone } from './drop-zone.tsx'
import { EmptyChest } from './empty-chest.tsx'
import { LogInPrompt } from './log-in-prompt.tsx'
import { MediaSkeletons } from './media-skeletons.tsx'
import type { OwnMediaStore, OwnMedium } from './own-media.ts'
import { OwnMediaList } from './own-media-list.tsx'
import { Refused } from './refusal.ts'
import { UploadList } from './upload-list.tsx'
import { useOwnMedia } from './use-own-media.ts'
import { useUploads } from './use-uploads.ts'

/** The media manager: upload, view and delete a member's photos and videos. */
export function MediaManager({
  storageUrl,
  quota,
  hidden,
}: {
  storageUrl: string
  /** Bytes; null without a limit. */
  quota: number | null
  /** Paths of what the captain has taken off the gallery. */
  hidden: readonly string[]
}) {
  const { t } = useTranslation('media')
  const notify = useNotify()
  const { client, user, loading } = useMembers()
  const { media, used, failed, reload, renew, change } = useOwnMedia(client, user?.id)

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
    (error: unknown) => t(`refused.${error instanceof Refused ? error.reason : 'unknown'}`),
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

  /** Runs an action and shows a notice of its result. */
  async function act(
    what: (store: OwnMediaStore) => Promise<void>,
    done: 'published' | 'takenBack' | 'removed',
    failure: 'publishFailed' | 'takeBackFailed' | 'removeFailed',
  ) {
    await change(what).then(
      () => notify(done),
      (error) => notify(failure, { message: describe(error) }),
    )
  }
  const actions = {
    onPublish: (medium: OwnMedium) =>
      act((store) => store.publish(medium), 'published', 'publishFailed'),
    onTakeBack: (medium: OwnMedium) =>
      act((store) => store.takeBack(medium), 'takenBack', 'takeBackFailed'),
    onRemove: (medium: OwnMedium) =>
      act((store) => store.remove(medium), 'removed', 'removeFailed'),
    onUnreadable: renew,
  }

  // The session has ended while the page was open.
  if (!loading && !user) return <LogInPrompt />
  const isReading = !failed && media === null
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 md:px-6">
      <DropZone disabled={loading || uploading} onFiles={queue.add} />
      {quota !== null && used !== null && <OwnMediaPanel used={used} quota={quota} />}
      <UploadList queue={queue} />
      <div aria-live="polite">
        {isReading && <p className="sr-only">{t('loading')}</p>}
        {failed && (
          <div className="grid justify-items-center gap-4 text-center">
            <Failure>{t('failed')}</Failure>
            <Button onClick={() => reload()}>{t('again')}</Button>
          </div>
        )}
      </div>
      <div aria-busy={isReading}>
        {isReading && (
          <ul
            className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]"
            aria-hidden="true"
          >
            <MediaSkeletons captioned />
          </ul>
        )}
        {media?.length === 0 && <EmptyChest title={t('empty')} text={t('emptyText')} />}
        {media && media.length > 0 && <OwnMediaList media={media} hidden={hidden} {...actions} />}
      </div>
    </div>
  )
}

const MB = 1024 * 1024

/** Used and available storage of a member, in bytes. */
function OwnMediaPanel({ used, quota }: { used: number; quota: number }) {
  const { t, i18n } = useTranslation('media')
  const megabytes = (bytes: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: digits,
    }).format(bytes / MB)
  const label = t('room', { used: megabytes(used, 1), quota: megabytes(quota, 0) })
  return (
    <div className="grid gap-2">
      <p id="chest-room">{label}</p>
      <ProgressBar value={Math.min(used, quota)} max={quota} aria-labelledby="chest-room" />
    </div>
  )
}
