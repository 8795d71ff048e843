import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyle } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { ACCEPTED } from './media.ts'

/** Area in which to pick or drop photos and videos. */
export function DropZone({
  disabled,
  onFiles,
}: {
  disabled: boolean
  onFiles(files: File[]): void
}) {
  const { t } = useTranslation('media')
  const id = useId()
  const [over, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the field inside does all
    <div
      className={cx(
        'group grid justify-items-center gap-4 rounded-[16px_12px_18px_13px] border-3 border-dashed px-5 py-8 text-center',
        over
          ? 'border-gold bg-tide'
          : 'border-rope/80 bg-[color-mix(in_oklab,var(--color-sea)_55%,var(--color-deep))]',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload" className="size-10" />
      <p className="text-lg">{t('drop')}</p>
      <p id={`${id}-stays`} className="flex max-w-prose items-start gap-2 text-left">
        <Icon name="lock" className="mt-1 size-5" />
        {t('stays')}
      </p>
      <label
        htmlFor={id}
        className={buttonStyle({
          className:
            'group-focus-within:outline-3 group-focus-within:outline-offset-3 group-focus-within:outline-glow',
        })}
        aria-disabled={disabled}
      >
        {t('pick')}
      </label>
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-stays`}
        multiple
        accept={ACCEPTED}
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be picked again.
          currentTarget.value = ''
        }}
      />
      <p className="text-base text-mist">{t('limits')}</p>
    </div>
  )
}
