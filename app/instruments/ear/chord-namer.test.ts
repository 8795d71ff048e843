import { describe, expect, it } from 'vitest'
import { seeded } from '../../sounds/samples.ts'
import { createGuitar } from '../player/guitar.ts'
import { frequencyOf } from '../tuner/notes.ts'
import { mainsHum, mixed, speechLike, stiffString, whiteNoise } from '../tuner/sounds.fixture.ts'
import { createChordNamer } from './chord-namer.ts'
import { OPEN_CHORDS } from './open-chords.ts'

const RATE = 48_000
const SECONDS = 1.8
const ATTACK = 1
/** From one string of a strum to the next (s). */
const SPREAD = 0.008
const FRAME = RATE / 60

/** Stiff strings, one after the other. */
const strung = (pitches: readonly number[]) => {
  const [first, ...others] = pitches.map((pitch, i) =>
    stiffString({
      ...{ frequency: frequencyOf(pitch), sampleRate: RATE, seconds: SECONDS },
      ...{ onset: ATTACK + i * SPREAD, amplitude: 0.1, seed: pitch },
    }),
  )
  return mixed(first as Float32Array, ...others)
}

/** A strum of the player's guitar. */
function played(material: 'steel' | 'nylon', { pitches, strings }: (typeof OPEN_CHORDS)[number]) {
  const guitar = createGuitar(RATE, material, seeded(pitches.length))
  const output = new Float32Array(SECONDS * RATE)
  let from = ATTACK * RATE
  for (const [i, pitch] of pitches.entries()) {
    guitar.strings[strings[i] as number]?.pluck({ pitch, velocity: 0.6 })
    const to = i === pitches.length - 1 ? output.length : Math.round(from + SPREAD * RATE)
    guitar.render(output, from, to)
    from = to
  }
  return output
}

function namesIn(samples: Float32Array, a4?: number): string[] {
  const namer = createChordNamer({ sampleRate: RATE, ...(a4 && { a4 }) })
  const names: string[] = []
  for (let at = 0; at < samples.length; at += FRAME) {
    const chord = namer.push(samples.subarray(at, at + FRAME))
    if (chord) names.push(chord.name)
  }
  return names
}

describe('the chord of a strum is named', () => {
  it.each(OPEN_CHORDS)('$name', (chord) => {
    expect(namesIn(strung(chord.pitches))).toEqual([chord.name])
    expect(namesIn(played('steel', chord))).toEqual([chord.name])
    expect(namesIn(played('nylon', chord))).toEqual([chord.name])
  })

  it('with the strings that sound, from the sixth to the first', () => {
    const namer = createChordNamer({ sampleRate: RATE })
    const samples = strung([50, 57, 62, 66])
    const named = []
    for (let at = 0; at < samples.length; at += FRAME)
      named.push(namer.push(samples.subarray(at, at + FRAME)))
    expect(named.filter(Boolean)).toEqual([{ name: 'D', strings: [3, 2, 1, 0] }])
  })

  it('at another pitch of A4', () => {
    const chord = OPEN_CHORDS.find(({ name }) => name === 'Am')
    const sound = strung((chord?.pitches ?? []).map((pitch) => pitch + 0.4))
    expect(namesIn(sound, 440 * 2 ** (0.4 / 12))).toEqual(['Am'])
  })
})

const LENGTH = Math.round(SECONDS * RATE)
describe('nothing is named', () => {
  it.each([
    ['in silence', new Float32Array(LENGTH)],
    ['in noise that begins suddenly', whiteNoise(LENGTH, 0.1).fill(0, 0, RATE)],
    ['in hum', mainsHum(LENGTH, 0.05, RATE)],
    ['in speech', speechLike(4 * RATE, 0.05, RATE)],
    ['for a single note', strung([40])],
    ['for an octave', strung([45, 57])],
    ['for root and fifth', strung([40, 47, 52])],
    ['for the open strings', strung([40, 45, 50, 55, 59, 64])],
    ['for a suspended fourth', strung([45, 52, 57, 62, 64])],
    ['for a minor chord that is not among those', strung([43, 50, 55, 58, 62, 67])],
  ])('%s', (_, samples) => {
    expect(namesIn(samples)).toEqual([])
  })

  it('for strings that are plucked slowly, one by one', () => {
    const notes = [45, 52, 57, 60, 64].map((pitch, i) =>
      stiffString({
        ...{ frequency: frequencyOf(pitch), sampleRate: RATE, seconds: 4 },
        ...{ onset: 1 + 0.4 * i, amplitude: 0.1, seed: pitch },
      }),
    )
    expect(namesIn(mixed(notes[0] as Float32Array, ...notes.slice(1)))).toEqual([])
  })
})
