import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { ACCEPTED } from './media.ts'

/** Where photos and videos are picked or dropped. */
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
      className={`drop-zone ${over ? 'drop-zone-over' : ''}`}
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
      <label htmlFor={id} className="button button-gold" aria-disabled={disabled}>
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
