import { useFetcher, useRevalidator } from '@remix-run/react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrowserMembers } from '../../members/browser-client.ts'
import type { Medium } from '../../members/media/media.ts'
import { MediumView } from '../../members/media/medium-view.tsx'
import type { ChoiceError } from '../../members/progress/level-media.server.ts'
import type { Slot } from '../../members/progress/progress.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLazyDialog } from '../../ui/lazy-dialog.ts'
import { useNotify } from '../../ui/notices/notice-provider.tsx'

const load = () => import('../../members/media/media-picker.tsx')

/** A place of a level page that a member may fill with a photo or video of their own. */
export function MediaSlot({
  slot,
  own,
  members,
  className,
  children,
}: {
  slot: Slot
  /** The member's own medium in this slot. */
  own: Medium | null
  /** Null for a visitor, who cannot upload. */
  members: BrowserMembers | null
  className?: string
  /** The school's own medium. */
  children: ReactNode
}) {
  const { t } = useTranslation('levels')
  const notify = useNotify()
  const { Dialog: MediaPicker, show, dialog } = useLazyDialog(load, () => notify('notFetched'))
  const fetcher = useFetcher<{ error: ChoiceError | null }>()
  const error = fetcher.data?.error
  const { revalidate } = useRevalidator()
  const renewed = useRef<string | null>(null)

  /** The URL of a private medium has expired while the page was open; once, as it may be gone. */
  function renew() {
    if (!own || renewed.current === own.path) return
    renewed.current = own.path
    revalidate()
  }

  useEffect(() => {
    if (error === 'wrongKind') notify('wrongKind')
    else if (error) notify('choiceFailed')
  }, [error, notify])

  const choose = (path: string) =>
    fetcher.submit({ intent: 'choose', slot, path }, { method: 'post' })

  return (
    <div className={className}>
      {own ? (
        <>
          <MediumView medium={own} controls={slot === 'video'} onError={renew} />
          <p className="mt-2 flex items-center gap-2 text-base">
            <Icon name="lock" className="size-4" />
            {t('slots.onlyYou')}
          </p>
        </>
      ) : (
        children
      )}
      {members && (
        <p className="with-scripts mt-3 flex flex-wrap gap-3">
          <Button variant="glass" aria-haspopup="dialog" onClick={show}>
            {t(`slots.${slot}`)}
          </Button>
          {own && (
            <Button variant="quiet" onClick={() => choose('')}>
              {t('slots.reset')}
            </Button>
          )}
        </p>
      )}
      {MediaPicker && members && (
        <Suspense fallback={null}>
          <MediaPicker
            {...dialog}
            members={members}
            onPick={(path) => {
              choose(path)
              dialog.onOpenChange(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
