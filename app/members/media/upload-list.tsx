import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { useUploads } from './use-uploads.ts'

/** The files on their way, each with how far it has come. */
export function UploadList({ queue }: { queue: ReturnType<typeof useUploads> }) {
  const { t } = useTranslation('media')
  if (queue.uploads.length === 0) return null
  return (
    <ul className="upload-list" aria-label={t('queue')}>
      {queue.uploads.map(({ id, file, state, progress, message }) => (
        <li key={id} className="upload-row">
          <p className="min-w-0 flex-1 truncate font-bold">{file.name}</p>
          <p className="text-mist">
            {t(`states.${state}`, { percent: Math.round(progress * 100) })}
          </p>
          {state !== 'failed' && (
            <ProgressBar value={progress} max={1} aria-label={t('progress', { name: file.name })} />
          )}
          {state === 'failed' && <p className="form-failure w-full">{message}</p>}
          {state === 'interrupted' && <p className="w-full">{t('interrupted')}</p>}
          {(state === 'failed' || state === 'interrupted') && (
            <button type="button" className="button button-gold" onClick={() => queue.retry(id)}>
              {t('retry')}
              <span className="sr-only">{file.name}</span>
            </button>
          )}
          <button type="button" className="button button-glass" onClick={() => queue.cancel(id)}>
            {t('cancel')}
            <span className="sr-only">{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
