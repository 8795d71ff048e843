import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeEntry } from '../../../domain/practice-log.ts'
import './practice.css'
import { useWords } from './use-words.ts'
import { weeksOf } from './weeks.ts'

/** Time practised in the last weeks. @param now ISO 8601 */
export function WeekBars({ entries, now }: { entries: readonly PracticeEntry[]; now: string }) {
  const { t } = useTranslation('practiceLog')
  const { day, time } = useWords()
  const weeks = weeksOf(entries, now)
  const most = Math.max(1, ...weeks.map(({ seconds }) => seconds))
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="text-4xl md:text-5xl">
        {t('weeks.title')}
      </h2>
      <p className="mt-2 text-lg text-mist">{t('weeks.text')}</p>
      <ol className="practice-weeks mt-6 lining-nums tabular-nums">
        {weeks.map(({ monday, seconds }) => (
          <li key={monday} style={{ '--share': seconds / most } as CSSProperties}>
            <span data-part="bar">
              {seconds > 0 && (
                <b aria-hidden="true" className="leading-none mb-1.5 text-[0.95rem] text-glow">
                  {Math.ceil(seconds / 60)}
                </b>
              )}
            </span>
            <span aria-hidden="true" className="mt-1.5 text-[0.95rem] text-mist">
              {day(monday)}
            </span>
            <span className="sr-only">
              {t('weeks.of', { date: day(monday) })}: {time(seconds)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
