const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Keeps what takes a millisecond to make: the landing page alone needs twenty. */
function memoized<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? make()
  formats.set(key, format)
  return format
}

/** Writes euros as readers of a language do. */
export const eurosIn = (language: string): Intl.NumberFormat =>
  memoized(
    `euros ${language}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }),
  )

/** Writes a date as readers of a language do, in the school's time zone, so that server and browser agree. */
export const longDateIn = (language: string): Intl.DateTimeFormat =>
  memoized(
    `long date ${language}`,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
  )
