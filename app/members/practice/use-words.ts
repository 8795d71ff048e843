import { useTranslation } from 'react-i18next'
import type { PracticeEntry } from '../../../domain/practice-log.ts'
import { memoized } from '../../i18n/formats.ts'
import type { Piece } from './pieces.ts'

/** Numbers, dates and results of practices in the words of the page's language. */
export function useWords() {
  const { t, i18n } = useTranslation('practiceLog')
  const { language } = i18n
  const valueIn = (kind: Piece['kind'], value: number) =>
    t(`values.${kind}`, { value: Math.round(value) })
  return {
    valueIn,
    resultOf: ({ result }: PracticeEntry): string => {
      if (result.kind === 'strum') {
        return `${valueIn('strum', result.steadiness)}, ${valueIn('tab', result.tempo)}`
      }
      if (result.kind === 'changes') return valueIn('changes', result.count)
      const notes = t('values.noTurn', { played: result.played, asked: result.asked })
      return result.tempo === null ? notes : `${valueIn('tab', result.tempo)}, ${notes}`
    },
    date: (moment: string) => shortDateIn(language).format(new Date(moment)),
    day: (moment: string) => dayIn(language).format(new Date(moment)),
    time: (seconds: number) => {
      const minutes = Math.ceil(seconds / 60)
      return minutes < 60
        ? t('time.minutes', { minutes })
        : t('time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    },
  }
}

const timeZone = 'Europe/Madrid'

/** Formats a date in a few letters, in a language and in the school's time zone. */
const shortDateIn = (language: string) =>
  memoized(
    `short date ${language}`,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }),
  )

/** Formats a day and its month in numbers. */
const dayIn = (language: string) =>
  memoized(
    `day ${language}`,
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', timeZone }),
  )
