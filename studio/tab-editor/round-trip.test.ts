import { crc32, deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compare, rational } from '../../domain/music/rational.ts'
import { type Metre, openPitch, readScore, type ScoreNote } from '../../domain/music/score.ts'
import { STANDARD_TUNING } from '../../domain/music/write-tab.ts'
import { writeOldGuitarPro } from './guitar-pro.fixture.ts'
import { writeGuitarPro6 } from './guitar-pro-6.fixture.ts'
import { type Imported, openFile } from './import-file.ts'
import type { TabMusic } from './note-values.ts'
import { writeAlphaTex, writeGuitarPro } from './to-alphatab.ts'
import { writeMusicXml } from './write-musicxml.ts'

const FILES = 50
const LIMITS = { metres: ['4/4', '3/4', '6/8'], tempo: [30, 240], capo: 12 } as const
const METRES: Metre[] = [
  [4, 4],
  [3, 4],
  [2, 4],
  [6, 8],
  [12, 8],
  [5, 4],
  [7, 8],
]
const TUNINGS = [
  STANDARD_TUNING,
  ['e', 'B', 'G', 'D', 'A', 'D'],
  ['d', 'A', 'F#', 'D', 'A', 'D'],
  ['eb', 'Bb', 'Gb', 'Db', 'Ab', 'Eb'],
]

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A score as learners play them: lines and chords, in grids from quarters to sextuplets, with every technique. */
function generated(seed: number): TabMusic {
  const next = random(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  const metre = METRES[seed % METRES.length] ?? [4, 4]
  const tuning = TUNINGS[seed % TUNINGS.length] ?? STANDARD_TUNING
  const [beats, unit] = metre
  const bars = Array.from({ length: 4 + (seed % 9) }, (_bar, index) => ({
    startsRepeat: index === 1 && seed % 3 === 0,
    endsRepeat: index === 3 && seed % 3 === 0,
  }))
  const last = new Map<number, ScoreNote>()
  const notes: ScoreNote[] = []
  for (const bar of bars.keys()) {
    const grid = pick(unit === 4 ? [1, 2, 2, 3, 4, 4, 5, 6] : [1, 2, 3])
    for (let step = 0; step < beats * grid; step++) {
      if (next() < 0.3) continue
      const isMuted = next() < 0.15
      const strings = new Set(next() < 0.2 ? [1, 2, 3, 4].map(() => pick([1, 2, 3, 4, 5, 6])) : [])
      for (const string of strings.size > 0 ? strings : [pick([1, 1, 2, 2, 3, 4, 5, 6])]) {
        const beat = rational((bar * beats * grid + step) * 4, grid * unit)
        const note = generatedNote(last.get(string), strings.size > 0, { next, pick })
        const open = openPitch(tuning[string - 1] ?? '', string - 1)
        const whole = {
          beat,
          bar,
          string,
          pitch: open + (note.fret ?? 0),
          ...note,
          ...(isMuted && muted),
        }
        notes.push(whole)
        last.set(string, whole)
      }
    }
  }
  notes.sort((a, b) => compare(a.beat, b.beat) || b.string - a.string)
  return {
    title: `Estudio ${seed}`,
    tuning,
    score: { metre, bars, notes },
    tempo: 40 + ((seed * 7) % 180),
    feel: seed % 5 === 0 ? 'shuffle' : 'straight',
    capo: seed % 4,
  }
}

/** Guitar Pro 3 has no palm. */
const withoutPalm = (music: TabMusic): TabMusic => ({
  ...music,
  score: { ...music.score, notes: music.score.notes.map(({ palmMuted: _palm, ...note }) => note) },
})

function generatedNote(
  before: ScoreNote | undefined,
  isChord: boolean,
  { next, pick }: { next: () => number; pick: <Item>(items: readonly Item[]) => Item },
): Pick<ScoreNote, 'fret' | 'technique' | 'bend' | 'isReleased'> {
  const fret = Math.floor(next() * (next() < 0.1 ? 25 : 13))
  const chance = next()
  if (chance < 0.06) return { fret: null, technique: 'dead' }
  if (isChord || chance < 0.6) return { fret }
  if (chance < 0.66) return { fret, technique: 'vibrato' }
  if (chance < 0.7) return { fret, technique: 'tap' }
  if (chance < 0.8 && fret > 0)
    return { fret, technique: 'bend', bend: pick([1, 2, 2, 3]), ...(next() < 0.4 && released) }
  // The others lead from a note before, on a fret of its own.
  if (before?.fret == null || before.fret === fret) return { fret }
  if (chance > 0.92) return { fret, technique: 'slide' }
  return { fret, technique: fret > before.fret ? 'hammer' : 'pull' }
}
const released = { isReleased: true } as const
const muted = { palmMuted: true } as const

/** Everything that is compared of a note. */
const keyOf = ({ beat, string, fret, technique, bend, isReleased, palmMuted }: ScoreNote) =>
  [`${beat.num}/${beat.den}`, string, fret, technique, bend, isReleased, palmMuted].join(' ')

const encoder = new TextEncoder()
const CONTAINER = '<container><rootfiles><rootfile full-path="score.xml"/></rootfiles></container>'

/** A ZIP archive of texts. */
function zip(files: Record<string, string>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = deflateRawSync(text)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(text), 10)
    header.writeUInt32LE(content.length, 14)
    header.writeUInt32LE(Buffer.byteLength(text), 18)
    header.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\x03\x04'), header, Buffer.from(name), content]
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), header, place, Buffer.from(name))
    parts.push(...local)
    offset += Buffer.concat(local).length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}

const FORMATS = {
  'Guitar Pro 3': (music: TabMusic) => writeOldGuitarPro(music, 3),
  'Guitar Pro 4': (music: TabMusic) => writeOldGuitarPro(music, 4),
  'Guitar Pro 5': (music: TabMusic) => writeOldGuitarPro(music, 5),
  'Guitar Pro 6': writeGuitarPro6,
  'Guitar Pro 7': writeGuitarPro,
  MusicXML: (music: TabMusic) => encoder.encode(writeMusicXml(music)),
  'compressed MusicXML': (music: TabMusic) =>
    zip({ 'META-INF/container.xml': CONTAINER, 'score.xml': writeMusicXml(music) }),
  alphaTex: (music: TabMusic) => encoder.encode(writeAlphaTex(music)),
}

it.each(Object.entries(FORMATS))(
  '%s: of fifty generated files, 99 of 100 notes are imported as they were',
  async (format, write) => {
    let all = 0
    let same = 0
    const missed: string[] = []
    for (let seed = 1; seed <= FILES; seed++) {
      const music = format === 'Guitar Pro 3' ? withoutPalm(generated(seed)) : generated(seed)
      const [track] = await openFile(await write(music), { ...LIMITS, metres: [...LIMITS.metres] })
      const imported = track?.read() as Imported
      const read = readScore(imported.text, imported.music.score.metre)
      if ('kind' in read) throw new Error(`${read.kind} in bar ${read.bar} of ${seed}`)
      const found = new Set(read.notes.map(keyOf))
      const lost = music.score.notes.map(keyOf).filter((key) => !found.has(key))
      missed.push(...lost.map((key) => `${seed}: ${key}`))
      all += Math.max(music.score.notes.length, read.notes.length)
      same += music.score.notes.length - lost.length
      expect(read.bars).toEqual(music.score.bars)
      const { tempo, feel, capo, tuning, title } = imported.music
      expect({ tempo, feel, capo, tuning, title }).toEqual({
        tempo: music.tempo,
        feel: music.feel,
        capo: music.capo,
        tuning: music.tuning,
        title: music.title,
      })
    }
    console.info(`${format}: ${same} of ${all} notes (${((100 * same) / all).toFixed(2)} %)`)
    expect(same / all, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.99)
  },
)
