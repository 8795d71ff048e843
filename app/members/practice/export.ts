import type { PracticeEntry } from '../../../domain/practice-log.ts'

/** All that an entry has, readable by any program. */
export const jsonOf = (entries: readonly PracticeEntry[]): string =>
  `${JSON.stringify({ practices: entries }, null, 2)}\n`

const COLUMNS = ['at', 'title', 'piece', 'path', 'seconds', 'kind'] as const
const RESULTS = ['tempo', 'played', 'asked', 'steadiness', 'late', 'count'] as const

/** The same as a table (RFC 4180), a row for each practice. */
export function csvOf(entries: readonly PracticeEntry[]): string {
  const rows = entries.map(({ result, ...entry }) => {
    const all: Record<string, unknown> = { ...entry, ...result }
    return [...COLUMNS, ...RESULTS].map((column) => all[column])
  })
  const lines = [[...COLUMNS, ...RESULTS], ...rows].map((row) => row.map(cellOf).join(','))
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellOf(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value)
  // A spreadsheet would take these for the beginning of a formula.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Saves a text as a file, made in the browser: nothing is sent. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
