/** A place in a tab: bar, string (0 is the 1st, 6 the palm) and column (0 is the bar's edge), all from 0. */
export interface Cell {
  bar: number
  string: number
  column: number
}

const STRINGS = 6
const HIGHEST_FRET = 24
const PALM = STRINGS
const SIGN = /^[hpbrtx/\\~=-]$/

/**
 * The cell that a key leads to; at the end of a bar, the next bar's.
 *
 * @returns null for a key that does not move
 */
export function moved(
  { bar, string, column }: Cell,
  key: string,
  bars: { texts: string[] }[],
): Cell | null {
  const lastColumn = (index: number) => (bars[index]?.texts[0]?.length ?? 1) - 1
  const cellIn = (next: number, column: number) => ({
    ...{ bar: next, column },
    string: bars[next]?.texts[string] === undefined ? 0 : string,
  })
  const rows = rowsOf(bars[bar]?.texts.length ?? STRINGS)
  const row = rows.indexOf(string)
  switch (key) {
    case 'ArrowUp':
      return { bar, string: rows[Math.max(0, row - 1)] ?? 0, column }
    case 'ArrowDown':
      return { bar, string: rows[Math.min(rows.length - 1, row + 1)] ?? 0, column }
    case 'ArrowRight':
      if (column < lastColumn(bar)) return { bar, string, column: column + 1 }
      return bar + 1 < bars.length ? cellIn(bar + 1, 1) : { bar, string, column }
    case 'ArrowLeft':
      if (column > 1) return { bar, string, column: column - 1 }
      return bar > 0 ? cellIn(bar - 1, lastColumn(bar - 1)) : { bar, string, column }
    case 'Home':
      return { bar, string, column: 1 }
    case 'End':
      return { bar, string, column: lastColumn(bar) }
    default:
      return null
  }
}

/** The lines of a bar as the grid shows them: that of the palm above the strings. */
export const rowsOf = (lines: number): number[] => {
  const strings = Array.from({ length: STRINGS }, (_, string) => string)
  return lines > STRINGS ? [PALM, ...strings] : strings
}

/**
 * The sign that a key writes.
 *
 * @param lastDigit that was typed in the same cell just before, or nothing
 * @returns the sign, and the one to write if there is no room for two digits; null for another key
 */
export function typed(key: string, lastDigit: string): [sign: string, alone: string] | null {
  if (key === 'Backspace' || key === 'Delete') return ['-', '-']
  const sign = key.toLowerCase()
  if (SIGN.test(sign)) return [sign, sign]
  if (!/^\d$/.test(key)) return null
  const fret = `${lastDigit}${key}`
  return lastDigit !== '' && lastDigit !== '0' && Number(fret) <= HIGHEST_FRET
    ? [fret, key]
    : [key, key]
}
