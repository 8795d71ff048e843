import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { useUploads } from './use-uploads.ts'

/** The pending uploads, each with its progress. */
export function UploadList({ queue }: { queue: ReturnType<typeof useUploads> }) {
  const { t } = useTranslation('media')
  if (queue.uploads.length === 0) return null
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('queue')}>
      {queue.uploads.map(({ id, file, state, progress, message }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-y-3 gap-x-4 py-3.5 px-4.5 wrap-anywhere rounded-cut bg-(--shoal) contrast-more:border-3 contrast-more:border-current"
        >
          <p className="min-w-0 flex-1 truncate font-bold">{file.name}</p>
          <p className="text-mist">
            {t(`states.${state}`, { percent: Math.round(progress * 100) })}
          </p>
          {state !== 'failed' && (
            <ProgressBar value={progress} max={1} aria-label={t('progress', { name: file.name })} />
          )}
          {state === 'failed' && <Failure className="w-full">{message}</Failure>}
          {state === 'interrupted' && <p className="w-full">{t('interrupted')}</p>}
          {(state === 'failed' || state === 'interrupted') && (
            <Button onClick={() => queue.retry(id)}>
              {t('retry')}
              <span className="sr-only">{file.name}</span>
            </Button>
          )}
          <Button variant="glass" onClick={() => queue.cancel(id)}>
            {t('cancel')}
            <span className="sr-only">{file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
