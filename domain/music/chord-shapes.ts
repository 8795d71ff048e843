import { noteClass, pitchClass } from './chord-notes.ts'
import { fingersOf } from './fingering.ts'
import { type Frets, parseFrets } from './frets.ts'
import { readChord } from './note-names.ts'

/** A chord on the fretboard: `022000`, and the fingers where they are not the usual ones (`012000`). */
export interface WrittenShape {
  frets: string
  fingers?: string
}

/** Shapes near the nut, with open strings, as they are taught first. */
const OPEN: Record<string, string> = {
  ...{ C: 'x32010', D: 'xx0232', E: '022100', F: '133211', G: '320003', A: 'x02220' },
  ...{ Cm: 'x35543', Dm: 'xx0231', Em: '022000', Fm: '133111', Gm: '355333', Am: 'x02210' },
  ...{ C7: 'x32310', D7: 'xx0212', E7: '020100', G7: '320001', A7: 'x02020', B7: 'x21202' },
  ...{ Dm7: 'xx0211', Em7: '020000', Am7: 'x02010', F7: '131211', Bm: 'x24432', Bm7: 'x20202' },
  ...{ Cmaj7: 'x32000', Dmaj7: 'xx0222', Emaj7: '021100', Fmaj7: 'xx3210', Gmaj7: '320002' },
  ...{ Amaj7: 'x02120', Dsus2: 'xx0230', Asus2: 'x02200', Dsus4: 'xx0233', Esus4: '022200' },
  ...{ Asus4: 'x02230', Gsus4: '330013', Csus4: 'x33011', A7sus4: 'x02030', E7sus4: '020200' },
  ...{ D7sus4: 'xx0213', G7sus4: '330011', Cadd9: 'x32030', Gadd9: '300203', Eadd9: '024100' },
  ...{ C6: 'x32210', D6: 'xx0202', E6: '022120', G6: '320000', A6: 'x02222', Am6: 'x02212' },
  ...{ Em6: '022020', Dm6: 'xx0201', E9: '020102', Em9: '020002', A7b9: 'x02323', D9: 'x5455x' },
  ...{ E5: '022xxx', A5: 'x022xx', D5: 'xx023x', Ddim: 'xx0131', Caug: 'x32110', Eaug: '032110' },
  ...{ 'C/E': '032010', 'C/G': '332010', 'D/F#': '200232', 'D/A': 'x00232', 'G/B': 'x20003' },
  ...{ 'G/D': 'xx0003', 'A/C#': 'x42220', 'A/E': '002220', 'Am/G': '302210', 'Am/E': '002210' },
  ...{ 'Am/C': 'x32210', 'Em/B': 'x22000', 'Em/D': 'xx0000', 'E/G#': '422100', 'F/C': 'x33211' },
  ...{ 'F/A': 'x03211', 'Dm/A': 'x00231', 'Dm/F': '1x0231', 'C/B': 'x22010', 'D7/F#': '200212' },
}

/** Usual fingerings that cannot be guessed from the frets. */
const FINGERS: Record<string, string> = { Em: '012000', Am: '002310', A: '001230', E: '023100' }

/** Shapes to be moved along the neck: with the root at fret 0 on the 6th, 5th or 4th string. */
const MOVABLE: Record<string, readonly string[]> = {
  '': ['022100', 'x02220'],
  m: ['022000', 'x02210'],
  5: ['022xxx', 'x022xx'],
  6: ['x0(-1)(-1)(-2)x', '0x212x'],
  m6: ['x0(-2)(-1)(-2)x', '0x202x'],
  7: ['020100', 'x02020'],
  m7: ['020000', 'x02010'],
  maj7: ['0x110x', 'x02120'],
  mmaj7: ['021000', 'x02110'],
  m7b5: ['x0101x', '0x00(-1)x'],
  dim: ['x0121x', '0120xx'],
  dim7: ['xx0101'],
  aug: ['x0322x', '0321xx'],
  sus2: ['x02200'],
  sus4: ['022200', 'x02230'],
  '7sus4': ['020200', 'x02030'],
  add9: ['x0(-1)(-3)0x'],
  madd9: ['x0(-2)(-3)0x'],
  9: ['x0(-1)00x', '020102'],
  m9: ['x0(-2)00x', '020002'],
  maj9: ['x0(-1)10x'],
  '7b9': ['x0(-1)0(-1)x'],
  '7#9': ['x0(-1)01x'],
  13: ['0x012x', 'x02022'],
}

/** Open strings, from the 6th, as pitch classes. */
const OPEN_CLASSES = [4, 9, 2, 7, 11, 4]
/** A hand does not go farther up the neck for a chord. */
const HIGHEST_ROOT = 14
/** Frets that a hand covers. */
const REACH = 4

/**
 * The usual shape of a chord: near the nut if there is such a shape, else as a movable shape at the lowest fret.
 *
 * @returns null for a quality that has no shape
 */
export function shapeOfChord(symbol: string): WrittenShape | null {
  const open = OPEN[symbol]
  if (open) return { frets: open, ...(FINGERS[symbol] && { fingers: FINGERS[symbol] }) }
  const chord = readChord(symbol)
  if (!chord) return null
  if (chord.bass) return withBass(chord.root + chord.quality, noteClass(chord.bass))
  const root = noteClass(chord.root)
  const shapes = (MOVABLE[chord.quality] ?? []).flatMap((shape) => {
    const moved = movedTo(root, shape)
    return moved && fingersOf(moved) ? [moved] : []
  })
  shapes.sort((a, b) => lowest(a) - lowest(b))
  const [best] = shapes
  return best ? { frets: written(best) } : null
}

/** A relative shape such as `x0(-1)000`, from the 6th string: null for a string that is muted. */
const relative = (shape: string) =>
  [...shape.matchAll(/\((-?\d+)\)|(x)|(\d)/g)].map(([, far, muted, near]) =>
    muted ? null : Number(far ?? near),
  )

function movedTo(root: number, shape: string): Frets | null {
  const steps = relative(shape)
  const string = steps.findIndex((step) => step !== null)
  const below = Math.min(...steps.flatMap((step) => step ?? []))
  let fret = pitchClass(root - (OPEN_CLASSES[string] ?? 0))
  if (fret + below < 0 || (fret === 0 && below < 0)) fret += 12
  if (fret > HIGHEST_ROOT) return null
  return steps.map((step) => (step === null ? null : step + fret))
}

/** The same chord with another note below, where a hand can reach one; without it where none can. */
function withBass(symbol: string, bass: number): WrittenShape | null {
  const shape = shapeOfChord(symbol)
  const frets = shape && parseFrets(shape.frets)
  if (!frets) return null
  const first = frets.findIndex((fret) => fret !== null)
  const held = frets.filter((fret) => fret)
  for (let string = Math.min(first, 2); string >= 0; string--) {
    const fret = pitchClass(bass - (OPEN_CLASSES[string] ?? 0))
    const reached = [...held, ...(fret ? [fret] : [])].map(Number)
    if (fret && Math.max(...reached) - Math.min(...reached) >= REACH) continue
    const next = frets.map((own, index) => (index < string ? null : index === string ? fret : own))
    return { frets: written(next) }
  }
  return shape
}

const lowest = (frets: Frets) => Math.max(...frets.map((fret) => fret ?? 0))

/** As `parseFrets` reads it. */
function written(frets: Frets): string {
  const isWide = frets.some((fret) => (fret ?? 0) > 9)
  return frets.map((fret) => fret ?? 'x').join(isWide ? ',' : '')
}
