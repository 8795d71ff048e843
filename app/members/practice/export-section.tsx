import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeEntry } from '../../../domain/practice-log.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { csvOf, jsonOf, saveFile } from './export.ts'

const FORMATS = [
  { key: 'json', type: 'application/json', write: jsonOf },
  { key: 'csv', type: 'text/csv', write: csvOf },
] as const

/** Copies of everything as files, and what else concerns all of it. */
export function ExportSection({
  entries,
  children,
}: {
  entries: readonly PracticeEntry[]
  children: ReactNode
}) {
  const { t } = useTranslation('practiceLog')
  return (
    <section aria-labelledby="export" className="with-scripts print:hidden">
      <h2 id="export" className="text-4xl md:text-5xl">
        {t('export.title')}
      </h2>
      <p className="mt-2 text-lg text-mist">{t('export.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {FORMATS.map(({ key, type, write }) => (
          <Button
            key={key}
            variant="glass"
            onClick={() => saveFile(`${t('export.file')}.${key}`, type, write(entries))}
          >
            <Icon name="download" className="size-5" />
            {t(`export.${key}`)}
          </Button>
        ))}
        {children}
      </div>
    </section>
  )
}
