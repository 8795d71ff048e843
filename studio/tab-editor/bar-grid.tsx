import { memo } from 'react'
import { FRET, PALM } from './edit-tab.ts'
import { type Cell, rowsOf } from './keys.ts'

const SIGNS: Record<string, string> = {
  '-': 'vacía',
  h: 'ligado ascendente',
  p: 'ligado descendente',
  b: 'bend',
  r: 'suelta',
  t: 'tapping',
  x: 'apagada',
  '/': 'slide hacia arriba',
  '\\': 'slide hacia abajo',
  '~': 'vibrato',
  ':': 'repetición',
  '=': 'palma apoyada',
}

interface BarGridProps {
  /** Its six lines, and that of the palm if there is one. */
  bar: string
  /** Beginnings of the lines of its system. */
  names: string
  /** From 1. */
  number: number
  /** Words for the reason that it does not add up. */
  problem: string | null
  beats: number
  /** The selected cell, if it is in this bar. */
  cell: Cell | null
  onSelect: (cell: Cell) => void
  /** @returns true if the key means something */
  onKey: (key: string) => boolean
}

/** Strings and columns of one bar. Of a tab's cells one can be reached with Tab, the others with the arrows. */
export const BarGrid = memo(function BarGrid(props: BarGridProps) {
  const { bar, names, number, problem, beats, cell, onSelect, onKey } = props
  const lines = bar.split('\n')
  const columns = lines[0]?.length ?? 0
  const each = (columns - 1) / beats
  const beatAt = (column: number) =>
    Number.isInteger(each) && column > 0 && (column - 1) % each === 0 ? (column - 1) / each + 1 : 0

  return (
    <div className="tab-bar" data-problem={problem ? '' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of */}
      <table role="grid" aria-label={`Compás ${number}`}>
        {/* Each cell names its own place. */}
        <thead aria-hidden>
          <tr>
            <th scope="col">{number}</th>
            {Array.from({ length: columns }, (_column, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place
              <th key={column} scope="col">
                {beatAt(column) || ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(lines.length).map((string) => (
            <tr key={string}>
              <th scope="row">{names.split('\n')[string]?.replace('|', '').trim()}</th>
              {[...(lines[string] ?? '')].map((sign, column) => {
                const isSelected = cell?.string === string && cell.column === column
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place
                    key={column}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                    role="gridcell"
                    tabIndex={isSelected ? 0 : -1}
                    aria-selected={isSelected}
                    aria-label={`${string === PALM ? 'Palma' : `Cuerda ${string + 1}`}, ${placeOf(column, beatAt(column))}: ${SIGNS[sign] ?? `traste ${sign}`}`}
                    data-beat={beatAt(column) > 0 ? '' : undefined}
                    data-empty={sign === '-' ? '' : undefined}
                    data-digit={halves(lines[string] ?? '')[column]}
                    onClick={(event) => {
                      event.currentTarget.focus()
                      onSelect({ bar: number - 1, string, column })
                    }}
                    onKeyDown={(event) => {
                      if (event.ctrlKey || event.metaKey || event.altKey) return
                      if (onKey(event.key)) event.preventDefault()
                    }}
                  >
                    {sign === '-' ? '' : sign}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {problem && (
        <p>
          Compás {number}: {problem}
        </p>
      )}
    </div>
  )
})

const placeOf = (column: number, beat: number) =>
  beat > 0 ? `tiempo ${beat}` : `columna ${column}`

/** Of frets of two digits, the first and the second column. */
function halves(line: string): Record<number, 'first' | 'second'> {
  const frets = [...line.matchAll(FRET)].filter(([fret]) => fret.length > 1)
  return Object.fromEntries(
    frets.flatMap(({ index }) => [
      [index, 'first'],
      [index + 1, 'second'],
    ]),
  )
}
