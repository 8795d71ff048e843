// Synthesizes the backing tracks of the dataset into dataset/files/*.mp3. Needs `lame` on the PATH:
//   node scripts/tracks/main.ts
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bar, bossa, chordNamed, funk, rock, shuffle } from './grooves.ts'
import { createLoop } from './sounds.ts'

interface Track {
  /** Beats a minute. */
  tempo: number
  groove: (bar: Bar) => void
  chords: string
  /** Number of repetitions of the chords. */
  rounds: number
}

const BEATS = 4
const FOLDER = resolve(import.meta.dirname, '../../dataset/files')
/** Kilobits a second: enough for one channel. */
const BITRATE = '64'

const blues = 'A7 A7 A7 A7 D7 D7 A7 A7 E7 D7 A7 E7'

const tracks: Record<string, Track> = {
  'blues-la-70': { tempo: 70, groove: shuffle, chords: blues, rounds: 1 },
  'blues-la-100': { tempo: 100, groove: shuffle, chords: blues, rounds: 2 },
  'blues-la-130': { tempo: 130, groove: shuffle, chords: blues, rounds: 2 },
  'bossa-re-menor': {
    tempo: 126,
    groove: bossa,
    chords: 'Dm7 Dm7 Gm7 C7 Fmaj7 Bbmaj7 Em7b5 A7 Dm7 Dm7 Gm7 Gm7 Em7b5 A7 Dm7 A7',
    rounds: 1,
  },
  'vamp-mi-dorico': { tempo: 92, groove: funk, chords: 'Em7 Em7 A7 A7', rounds: 4 },
  'vamp-mi-mixolidio': { tempo: 112, groove: rock, chords: 'E7 D A E7', rounds: 4 },
}

function render({ tempo, groove, chords, rounds }: Track): Buffer {
  const names = Array.from({ length: rounds }, () => chords.split(' ')).flat()
  const beat = 60 / tempo
  const loop = createLoop(names.length * BEATS * beat)
  for (const [index, name] of names.entries()) {
    const repeated = names[index - 1] === name
    groove({ loop, beat, index, repeated, start: index * BEATS * beat, chord: chordNamed(name) })
  }
  return loop.toWav()
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, track] of Object.entries(tracks)) {
  const args = ['--silent', '-m', 'm', '-b', BITRATE, '-', resolve(FOLDER, `${name}.mp3`)]
  execFileSync('lame', args, { input: render(track), maxBuffer: Number.POSITIVE_INFINITY })
}
