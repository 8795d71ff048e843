import { bass, type createLoop, cymbal, kick, piano, rim, snare } from './sounds.ts'

type Loop = ReturnType<typeof createLoop>

/** A bar to be filled: where it is, how long its beats are, what is played in it. */
export interface Bar {
  loop: Loop
  /** Seconds from the beginning of the track. */
  start: number
  /** Seconds of a beat. */
  beat: number
  /** Counted from 0. */
  index: number
  chord: Chord
  /** True if the previous bar had the same chord. */
  repeated: boolean
}

export interface Chord {
  /** Lowest note of the bass, MIDI. */
  root: number
  /** Semitones above the root. */
  steps: number[]
}

const QUALITIES: Record<string, number[]> = {
  '': [0, 4, 7],
  7: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
}
const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
/** The bass's E string, MIDI. */
const LOWEST = 28

/** `Em7b5`. @throws Error for a chord that no track uses */
export function chordNamed(name: string): Chord {
  const [, root = '', quality = ''] = /^([A-G]b?)(.*)$/.exec(name) ?? []
  const steps = QUALITIES[quality]
  const pitch = ROOTS.indexOf(root)
  if (!steps || pitch < 0) throw new Error(`Unknown chord ${name}`)
  return { root: LOWEST + ((pitch - LOWEST + 120) % 12), steps }
}

/** The chord's notes around middle C, where a right hand lies. */
function comp({ loop, start, beat, chord }: Bar, at: number, beats: number, loudness = 1) {
  for (const step of chord.steps) {
    const note = 54 + ((chord.root + step - 54 + 120) % 12)
    loop.add(piano(note, beats * beat), start + at * beat, loudness)
  }
}

function pluck({ loop, start, beat, chord }: Bar, at: number, step: number, beats: number) {
  loop.add(bass(chord.root + step, beats * beat * 0.95), start + at * beat)
}

/** Twelve to the bar: a walking bass, a ride that skips. */
export function shuffle(bar: Bar) {
  const { loop, start, beat, repeated, chord } = bar
  const third = chord.steps[1] ?? 4
  const walk = repeated ? [12, 10, 7, third] : [0, third, 7, 9]
  for (const [at, step] of walk.entries()) pluck(bar, at, step, 1)
  const ride = [0, 1, 1 + 2 / 3, 2, 3, 3 + 2 / 3]
  for (const at of ride) loop.add(cymbal(0.12, at % 1 ? 0.09 : 0.13), start + at * beat)
  for (const at of [0, 2]) loop.add(kick, start + at * beat, 0.8)
  for (const at of [1, 3]) loop.add(snare(), start + at * beat, 0.8)
  comp(bar, 1 + 2 / 3, 0.6)
  comp(bar, 3, 0.5, 0.7)
}

/** The clave of two bars on the rim, and a bass of roots and fifths. */
export function bossa(bar: Bar) {
  const { loop, start, beat, index, chord } = bar
  const fifth = chord.steps[2] ?? 7
  pluck(bar, 0, 0, 1.5)
  pluck(bar, 1.5, fifth, 0.5)
  pluck(bar, 2, fifth, 1.5)
  pluck(bar, 3.5, 0, 0.5)
  for (const at of [0, 1.5, 2, 3.5]) loop.add(kick, start + at * beat, 0.45)
  const clave = index % 2 === 0 ? [0, 1.5, 3] : [1, 2.5]
  for (const at of clave) loop.add(rim, start + at * beat, 0.8)
  for (let at = 0; at < 4; at += 0.5) loop.add(cymbal(0.025, 0.1), start + at * beat)
  for (const [at, beats] of index % 2 === 0
    ? [
        [0, 1],
        [1.5, 1.5],
      ]
    : [
        [0.5, 1],
        [2, 1.5],
      ]) {
    comp(bar, at ?? 0, beats ?? 1)
  }
}

/** Sixteen to the bar, with the bass off the beat. */
export function funk(bar: Bar) {
  const { loop, start, beat, chord } = bar
  const seventh = chord.steps[3] ?? 10
  const third = chord.steps[1] ?? 3
  const line = [
    [0, 0, 0.7],
    [0.75, 0, 0.25],
    [1.5, seventh, 0.5],
    [2.5, 0, 0.7],
    [3.25, third, 0.25],
    [3.5, 7, 0.5],
  ]
  for (const [at = 0, step = 0, beats = 0.5] of line) pluck(bar, at, step, beats)
  for (const at of [0, 1.5, 2.5]) loop.add(kick, start + at * beat, 0.9)
  for (const at of [1, 3]) loop.add(snare(), start + at * beat)
  for (let at = 0; at < 4; at += 0.25) {
    loop.add(cymbal(0.03, at % 0.5 ? 0.06 : 0.12), start + at * beat)
  }
  comp(bar, 0, 1.4)
  comp(bar, 1.75, 0.25, 0.8)
  comp(bar, 2.5, 1.2, 0.8)
}

/** Eighths on the root, straight on. */
export function rock(bar: Bar) {
  const { loop, start, beat } = bar
  for (let at = 0; at < 4; at += 0.5) {
    pluck(bar, at, 0, 0.5)
    loop.add(cymbal(0.04, at % 1 ? 0.1 : 0.15), start + at * beat)
  }
  for (const at of [0, 1.5, 2]) loop.add(kick, start + at * beat)
  for (const at of [1, 3]) loop.add(snare(), start + at * beat)
  comp(bar, 0, 3.8)
}
