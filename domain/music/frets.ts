/** One chord on the fretboard, from the 6th string to the 1st: a fret, 0 open, null muted. */
export type Frets = readonly (number | null)[]

const STRINGS = 6
const HIGHEST_FRET = 24
/** Frets that a diagram shows at least. */
const SHOWN = 4

/**
 * Reads `x32010`, or `x,10,12,12,11,10` where a fret has two digits.
 *
 * @returns null when these are not six strings
 */
export function parseFrets(source: string): Frets | null {
  const parts = source.includes(',') ? source.split(',') : [...source.trim()]
  const frets = parts.map((part) => {
    const value = part.trim().toLowerCase()
    if (value === 'x') return null
    return /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN
  })
  const whole = frets.every((fret) => fret === null || fret <= HIGHEST_FRET)
  return frets.length === STRINGS && whole ? frets : null
}

/** Geometry of a chord diagram. */
export interface ChordShape {
  /** The fret of the first row. */
  firstFret: number
  rows: number
}

/** The stretch of fretboard that a chord needs: from the nut whenever it fits there. */
export function shapeOf(frets: Frets): ChordShape {
  const held = frets.filter((fret): fret is number => fret !== null && fret > 0)
  const lowest = Math.min(...held)
  const highest = Math.max(...held, 0)
  const firstFret = highest <= SHOWN ? 1 : lowest
  return { firstFret, rows: Math.max(SHOWN, highest - firstFret + 1) }
}
