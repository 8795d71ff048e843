import type { PracticeEntry, PracticeResult } from '../../../domain/practice-log.ts'

/** The practices of a piece in one way, oldest first. */
export interface Piece {
  /** Unique in the page. */
  key: string
  kind: PracticeResult['kind']
  /** Title and place of its newest practice. */
  title: string
  path: string
  entries: PracticeEntry[]
}

/** Practices by piece and kind; what was practised last comes first. @param entries newest first */
export function piecesOf(entries: readonly PracticeEntry[]): Piece[] {
  const pieces = new Map<string, Piece>()
  for (const entry of entries) {
    const { piece, title, path, result } = entry
    const key = `${result.kind} ${piece}`
    const known = pieces.get(key) ?? { key, kind: result.kind, title, path, entries: [] }
    known.entries.unshift(entry)
    pieces.set(key, known)
  }
  return [...pieces.values()]
}

/** The number that a curve shows of a practice; null for a tab without a clean turn. */
export function numberOf(result: PracticeResult): number | null {
  if (result.kind === 'tab') return result.tempo
  return result.kind === 'strum' ? result.steadiness : result.count
}

/** True if less is better: a strum that deviates less is steadier. */
export const isLessBetter = (kind: Piece['kind']) => kind === 'strum'

export interface Progression {
  /** In the order of the practices. */
  values: number[]
  first: number
  last: number
  best: number
}

/** The numbers of a piece's practices; null if there are none. */
export function progressionOf({ kind, entries }: Piece): Progression | null {
  const values = entries.map(({ result }) => numberOf(result)).filter((value) => value !== null)
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return null
  const best = isLessBetter(kind) ? Math.min(...values) : Math.max(...values)
  return { values, first, last, best }
}
