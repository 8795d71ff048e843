const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** Caches formatters, which take a millisecond to create: the landing page alone needs twenty. */
export function memoized<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const format = (formats.get(key) as Format | undefined) ?? make()
  formats.set(key, format)
  return format
}

/** Formats euros in a language. */
export const eurosIn = (language: string): Intl.NumberFormat =>
  memoized(
    `euros ${language}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }),
  )

/** Formats a date in a language and in the school's time zone, so that server and browser agree. */
export const longDateIn = (language: string): Intl.DateTimeFormat =>
  memoized(
    `long date ${language}`,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
  )
