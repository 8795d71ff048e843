import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { MediumView } from './medium-view.tsx'
import type { OwnMedium } from './own-media.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** Actions on a medium; none of them throws. */
export interface MediumActions {
  onPublish(medium: OwnMedium): Promise<void>
  onTakeBack(medium: OwnMedium): Promise<void>
  onRemove(medium: OwnMedium): Promise<void>
  /** Its bytes could not be read: its URL may have ended. */
  onUnreadable(): void
}

/** One photo or video of the member. */
export function OwnMediumCard({
  medium,
  isHidden,
  onPublish,
  onTakeBack,
  onRemove,
  onUnreadable,
}: { medium: OwnMedium; isHidden: boolean } & MediumActions) {
  const { t, i18n } = useTranslation('media')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { title, published, createdAt } = medium
  const actions = useFocusKeeper(published)
  return (
    <li className="flex flex-col overflow-hidden wrap-anywhere border-3 border-rope/50 rounded-[12px_15px_11px_14px] bg-(--shoal)">
      <MediumView medium={medium} controls onError={onUnreadable} />
      <div className="flex flex-1 flex-col gap-3 p-3">
        <p>
          <span className="block truncate font-bold">{title}</span>
          <span className="text-base text-mist">{date.format(new Date(createdAt))}</span>
        </p>
        <p>
          <VisibilityBadge
            visibility={published ? (isHidden ? 'hidden' : 'published') : 'private'}
          />
        </p>
        <div ref={actions} className="mt-auto flex flex-wrap gap-2">
          {published ? (
            <TakeBackButton title={title} act={() => onTakeBack(medium)} />
          ) : (
            <ConfirmButton
              icon="eye"
              label={t('publish')}
              question={t('publishSure', { title })}
              confirm={t('publishNow')}
              refuse={t('keepPrivate')}
              title={title}
              act={() => onPublish(medium)}
            />
          )}
          <ConfirmButton
            icon="trash-2"
            label={t('remove')}
            question={t('sure', { title })}
            confirm={t('removeNow')}
            refuse={t('keep')}
            title={title}
            act={() => onRemove(medium)}
          />
        </div>
      </div>
    </li>
  )
}

/** Hiding needs no confirmation. */
function TakeBackButton({ title, act }: { title: string; act(): Promise<void> }) {
  const { t } = useTranslation('media')
  const [acting, setActing] = useState(false)
  return (
    <Button
      variant="glass"
      aria-disabled={acting}
      onClick={() => {
        if (acting) return
        setActing(true)
        act().finally(() => setActing(false))
      }}
    >
      <Icon name="lock" className="size-5" />
      {t('takeBack')}
      <span className="sr-only">{title}</span>
    </Button>
  )
}

/** Moves the focus from a removed button to its replacement. */
function useFocusKeeper(published: boolean) {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(published)
  useEffect(() => {
    if (before.current === published) return
    before.current = published
    if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus()
  }, [published])
  return actions
}
