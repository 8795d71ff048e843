import { spawnSync } from 'node:child_process'
import {
  mainsHum,
  metronomeClicks,
  speechLike,
  whiteNoise,
} from '../../../app/instruments/tuner/sounds.fixture.ts'
import { seeded } from '../../../app/sounds/samples.ts'
import { decibels } from '../tuner/conditions.ts'
import { readWav } from '../tuner/recordings.ts'
import { pitchesOf } from './chords.ts'
import { clickTracks } from './clicks.ts'
import { type Asked, listen } from './listen.ts'
import type { Sound } from './notes.ts'
import { atMost, createTally, row } from './report.ts'

const RATE = 48_000
const SECONDS = 20
const ALLOWED = 0.15
const DECIDED_AFTER = 0.25
const LOWEST = 40
const HIGHEST = 84
const CHORDS = ['022100', 'x02210', '320003', 'xx0232']
const SPEECH =
  'The wind blows over the sea. Ahora todos los marineros cantan. One, two, three, four: play the next chord again. La guitarra suena muy bien esta noche. '
const VOICES = ['en', 'en-us+f3', 'es', 'fr+f2', 'de', 'it+f4', 'ru', 'hi']

/** Sounds in which no note is played: the ear is queried for every pitch of a guitar and some chords, eight times a second. */
export function measureNothingPlayed() {
  console.log('\nNothing played; shares of "heard" in %\n')
  for (const { name, list, target } of soundsOfNothing()) print(name, list, target)
}

/** Sounds without a note, by name, each with the share of wrong answers (%) that may be. */
export function soundsOfNothing(): { name: string; list: Sound[]; target: number }[] {
  const voices = VOICES.flatMap((voice) => spoken(voice) ?? [])
  if (voices.length === 0) console.log('espeak-ng is not installed: no spoken speech.')
  const speech = [1, 2, 3].map((seed) =>
    sampled(speechLike(RATE * SECONDS, decibels(-25), RATE, seed)),
  )
  return [
    ...Object.entries(sounds()).map(([name, sound]) => ({ name, list: [sound], target: 0 })),
    { name: 'speech-like sound', list: speech, target: 1 },
    ...(voices.length > 0
      ? [{ name: `espeak-ng, ${voices.length} voices`, list: voices, target: 1 }]
      : []),
  ]
}

const sampled = (samples: Float32Array): Sound => ({ samples, sampleRate: RATE })

function sounds(): Record<string, Sound> {
  const length = RATE * SECONDS
  const level = decibels(-30)
  return {
    silence: sampled(new Float32Array(length)),
    'white noise': sampled(whiteNoise(length, level)),
    'pink noise': sampled(pinkNoise(length, level)),
    'hum, 50 Hz': sampled(switchedOn(mainsHum(length, level, RATE))),
    'hum, 60 Hz': sampled(switchedOn(mainsHum(length, level, RATE, 60))),
    'click, square C5 of the tuner tests': sampled(metronomeClicks(length, decibels(-12), RATE)),
    ...Object.fromEntries(
      Object.entries(clickTracks(RATE, SECONDS)).map(([name, samples]) => [name, sampled(samples)]),
    ),
  }
}

/** Silence for three seconds, then the sound at once. */
const switchedOn = (samples: Float32Array) => samples.map((x, i) => (i < 3 * RATE ? 0 : x))

/** White noise through the filter of Paul Kellet, which falls by 3 dB an octave. */
function pinkNoise(length: number, rms: number): Float32Array {
  const random = seeded(5)
  let [a, b, c] = [0, 0, 0]
  return Float32Array.from({ length }, () => {
    const white = 2 * random() - 1
    a = 0.99765 * a + white * 0.099046
    b = 0.963 * b + white * 0.2965164
    c = 0.57 * c + white * 1.0526913
    return rms * (a + b + c + white * 0.1848)
  })
}

function print(name: string, list: readonly Sound[], target: number) {
  const tally = createTally()
  for (const sound of list)
    for (const [i, { heard, at }] of listen(sound, questionsFor(sound)).entries()) {
      tally.add(heard)
      if (process.env.EAR_DETAILS && heard) console.log(name, questionsFor(sound)[i]?.pitches, at)
    }
  console.log(row([name, atMost(tally, target), `${tally.asked} questions`]))
}

/** Every eighth of a second six pitches, which go through all, and a chord. */
function questionsFor({ samples, sampleRate }: Sound): Asked[] {
  const questions: Asked[] = []
  let pitch = LOWEST
  for (let at = 0.5; at + DECIDED_AFTER < samples.length / sampleRate; at += 0.125) {
    const asked = (pitches: number[]) =>
      questions.push({ pitches, from: at - ALLOWED, to: at + ALLOWED, when: at + DECIDED_AFTER })
    for (let i = 0; i < 6; i++) {
      asked([pitch])
      pitch = pitch >= HIGHEST ? LOWEST : pitch + 1
    }
    asked(pitchesOf(CHORDS[questions.length % CHORDS.length] as string))
  }
  return questions
}

/** Speech of espeak-ng; null if it is not installed. */
function spoken(voice: string): Sound | null {
  const { error, status, stdout } = spawnSync('espeak-ng', ['-v', voice, '--stdout', SPEECH])
  return error || status !== 0 ? null : readWav(stdout)
}
