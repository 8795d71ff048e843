import { useTranslation } from 'react-i18next'
import { Failure } from '../../ui/field.tsx'
import type { LazyDialogProps } from '../../ui/lazy-dialog.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { BrowserMembers } from '../browser-client.ts'
import { MembersProvider, useMembers } from '../members-context.tsx'
import { MediumView } from './medium-view.tsx'
import { useOwnMedia } from './use-own-media.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

interface MediaPickerProps extends LazyDialogProps {
  members: BrowserMembers
  /** @param path of the medium in the bucket */
  onPick(path: string): void
}

/** The member's own photos and videos, one of which is to be picked. */
export default function MediaPicker({ members, onPick, ...dialog }: MediaPickerProps) {
  const { t } = useTranslation('media')
  return (
    <Modal {...dialog} title={t('pickOne')} text={t('pickOneText')} closeLabel={t('close')}>
      <MembersProvider members={members}>
        <Choices onPick={onPick} />
      </MembersProvider>
    </Modal>
  )
}

function Choices({ onPick }: Pick<MediaPickerProps, 'onPick'>) {
  const { t } = useTranslation('media')
  const { client, user } = useMembers()
  const { media, failed } = useOwnMedia(client, user?.id)
  if (failed) return <Failure className="mt-5">{t('failed')}</Failure>
  if (!media) return <p className="mt-5 text-mist">{t('loading')}</p>
  if (media.length === 0)
    return (
      <p className="mt-5">
        {t('empty')}. <TextLink to="/gestor-multimedia">{t('pick')}</TextLink>
      </p>
    )
  return (
    <ul
      className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] mt-5"
      aria-label={t('own')}
    >
      {media.map((medium) => (
        <li
          key={medium.path}
          className="flex flex-col overflow-hidden wrap-anywhere border-3 border-rope/50 rounded-[12px_15px_11px_14px] bg-(--shoal)"
        >
          <button type="button" onClick={() => onPick(medium.path)}>
            <MediumView medium={medium} />
            <span className="block truncate p-3 pb-1 font-bold">{medium.title}</span>
            <span className="block px-3 pb-3">
              <VisibilityBadge visibility={medium.published ? 'published' : 'private'} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
