import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { MediumView } from './medium-view.tsx'
import type { OwnMedium } from './use-own-media.ts'

/** A member's chest: every photo and video, with the way to throw it overboard. */
export function OwnMediaList({
  media,
  onRemove,
}: {
  media: OwnMedium[]
  onRemove(medium: OwnMedium): Promise<void>
}) {
  const { t, i18n } = useTranslation('media')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <ul className="own-media" aria-label={t('own')}>
      {media.map((medium) => (
        <li key={medium.path} className="own-medium">
          <MediumView medium={medium} controls />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
            <p className="min-w-0 flex-1">
              <span className="block truncate font-bold">{medium.title}</span>
              <span className="text-base text-mist">{date.format(new Date(medium.createdAt))}</span>
            </p>
            <RemoveButton title={medium.title} onRemove={() => onRemove(medium)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Removes at the second press: the first asks whether one is sure. */
function RemoveButton({ title, onRemove }: { title: string; onRemove(): Promise<void> }) {
  const { t } = useTranslation('media')
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle')
  const name = <span className="sr-only">{title}</span>
  if (state === 'idle')
    return (
      <button type="button" className="button button-glass" onClick={() => setState('asking')}>
        <Icon name="trash-2" className="size-5" />
        {t('remove')}
        {name}
      </button>
    )
  return (
    <fieldset className="flex w-full flex-wrap gap-2">
      <legend className="mb-1">{t('sure', { title })}</legend>
      <button
        type="button"
        className="button button-gold"
        aria-disabled={state === 'removing'}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        onClick={() => {
          if (state === 'removing') return
          setState('removing')
          onRemove().finally(() => setState('idle'))
        }}
      >
        {t('removeNow')}
        {name}
      </button>
      <button type="button" className="button button-glass" onClick={() => setState('idle')}>
        {t('keep')}
        {name}
      </button>
    </fieldset>
  )
}
