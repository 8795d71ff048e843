import { memoized } from '../../i18n/formats.ts'

const timeZone = 'Europe/Madrid'

/** Formats a date in a few letters, in a language and in the school's time zone. */
export const shortDateIn = (language: string) =>
  memoized(
    `short date ${language}`,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }),
  )

/** Formats a day and its month in numbers. */
export const dayIn = (language: string) =>
  memoized(
    `day ${language}`,
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', timeZone }),
  )
