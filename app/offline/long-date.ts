/** A moment (ISO 8601) as it is read: '21 de noviembre de 2026, 9:30', in the reader's time zone. */
export function longDate(moment: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return format.format(new Date(moment))
}
