import { parseFrets } from '../../../domain/music/frets.ts'
import { readChord } from '../../../domain/music/note-names.ts'
import { midiOfName } from '../tuner/notes.ts'
import { TUNINGS } from '../tuner/tunings.ts'

/** A chord as a guitar in standard tuning plays it. */
export interface OpenChord {
  /** In letters: `Am`. */
  name: string
  /** MIDI numbers, from the lowest string to the highest. */
  pitches: number[]
  /** The strings that sound: 0 is the 1st, the thinnest. */
  strings: number[]
  /** The fewest notes that tell it from others: root, third, and seventh or else fifth. */
  core: number[]
  /** The seventh, without which the chord is its own triad. */
  seventh: number | null
}

/** The chords of the first lessons, as charts write them. */
const FRETS = {
  ...{ E: '022100', Em: '022000', A: 'x02220', Am: 'x02210', D: 'xx0232', Dm: 'xx0231' },
  ...{ C: 'x32010', G: '320003', F: '133211' },
  ...{ E7: '020100', A7: 'x02020', D7: 'xx0212', B7: 'x21202', G7: '320001' },
}

/** In semitones above the root. */
const THIRDS = [3, 4]
const FIFTH = 7
const SEVENTH = 10

export const OPEN_CHORDS: readonly OpenChord[] = Object.entries(FRETS).map(([name, frets]) =>
  openChord(name, frets),
)

function openChord(name: string, frets: string): OpenChord {
  const sounding = (parseFrets(frets) ?? []).flatMap((fret, index) => {
    const open = TUNINGS.standard[index]
    return fret === null || !open ? [] : [{ pitch: midiOfName(open) + fret, string: 5 - index }]
  })
  const pitches = sounding.map(({ pitch }) => pitch)
  const root = midiOfName(`${readChord(name)?.root}1`)
  const lowest = (...intervals: number[]) =>
    pitches.find((pitch) => intervals.includes((pitch - root) % 12))
  const seventh = lowest(SEVENTH) ?? null
  const core = [lowest(0), lowest(...THIRDS), seventh ?? lowest(FIFTH)]
  return {
    ...{ name, pitches, seventh },
    strings: sounding.map(({ string }) => string),
    core: core.filter((pitch) => typeof pitch === 'number'),
  }
}
