import { Text } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import { type Progress, progressOf, worstOf } from '../../schemas/translations/status.ts'
import type { Target } from './targets.ts'
import { typeTitle } from './titles.ts'
import type { TranslatedDocument } from './use-documents.ts'

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the neighbouring cell of the table that an arrow key points at. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key]
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td')
  const row = cell?.parentElement as HTMLTableRowElement | undefined
  if (!step || !cell || !row) return
  const next = event.currentTarget.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]]
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}

/** A row for each document, a column for each language, and in each cell its status. */
export function StatusTable({
  rows,
  targets,
  onOpen,
}: {
  rows: TranslatedDocument[]
  targets: Target[]
  onOpen: (id: string, language: string) => void
}) {
  if (rows.length === 0)
    return <Text muted>Ningún documento es así. Prueba con otros filtros.</Text>
  return (
    <div className="desk-scroll">
      <table className="desk-table" onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">Documento</th>
            {targets.map(({ id, title }) => (
              <th key={id} scope="col" lang={id}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, type, title, fields }) => (
            <tr key={id}>
              <th scope="row">
                {title}
                <small>{typeTitle(type)}</small>
              </th>
              {targets.map((target) => (
                <td key={target.id}>
                  <Cell
                    progress={progressOf(fields, target.id)}
                    label={`${title}, ${target.title}`}
                    onOpen={() => onOpen(id, target.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({
  progress,
  label,
  onOpen,
}: {
  progress: Progress
  label: string
  onOpen: () => void
}) {
  const { missing, outdated, done } = progress
  const status = worstOf(progress)
  const text = {
    missing: `${done + outdated} de ${missing + outdated + done}`,
    outdated: `${outdated} por revisar`,
    done: 'Al día',
  }[status]
  return (
    <button type="button" data-status={status} aria-label={`${label}: ${text}`} onClick={onOpen}>
      {text}
    </button>
  )
}
