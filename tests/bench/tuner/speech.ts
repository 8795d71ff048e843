import { spawnSync } from 'node:child_process'
import { rmsOf, scaled } from '../../../app/instruments/tuner/sounds.fixture.ts'
import { syllables } from '../../../app/instruments/tuner/speech.fixture.ts'
import { readWav } from './recordings.ts'
import { resampled } from './resampled.ts'

/** Loudness of all speech, root mean square of full scale: -25 dB. */
const LOUDNESS = 10 ** (-25 / 20)

/** A talker of espeak-ng: voice, pitch (0 to 99), words a minute, and what is said. */
const TALKERS = [
  ['es', 50, 160, 'La guitarra tiene seis cuerdas. Ahora vamos a afinar la quinta, que es la.'],
  ['es+f2', 60, 150, '¿Me oyes bien? Muy bien, entonces empezamos otra vez desde el principio.'],
  [
    'es-419+m3',
    35,
    170,
    'Baja un poco más la muñeca y no mires la mano todo el tiempo, por favor.',
  ],
  ['en-us', 50, 165, 'The guitar has six strings. Now we are going to tune the fifth one.'],
  ['en-gb+f4', 50, 150, 'Can you hear me well? All right, let us begin with the lowest string.'],
  [
    'en-us+m7',
    20,
    140,
    'Lower your wrist a little more, and do not look at your hand all the time.',
  ],
  ['de', 50, 160, 'Die Gitarre hat sechs Saiten. Jetzt stimmen wir die fünfte Saite.'],
  ['fr-fr+f5', 45, 140, 'La guitare a six cordes. Maintenant nous allons accorder la cinquième.'],
  ['it', 50, 150, 'La chitarra ha sei corde. Adesso accordiamo la quinta corda, che è la.'],
  ['pt-br+f1', 50, 150, 'O violão tem seis cordas. Agora vamos afinar a quinta corda.'],
] as const

/** Speech of the talkers of espeak-ng at a sample rate, by name; null where the program is not installed. */
export function espeakSpeech(sampleRate: number): Record<string, Float32Array> | null {
  const said: Record<string, Float32Array> = {}
  for (const [voice, pitch, speed, text] of TALKERS) {
    const flags = ['-v', voice, '-p', `${pitch}`, '-s', `${speed}`, '--stdout', text]
    const { status, stdout } = spawnSync('espeak-ng', flags, { maxBuffer: 2 ** 24 })
    if (status !== 0) return null
    const wav = readWav(stdout)
    const samples = resampled(wav.samples, wav.sampleRate / sampleRate)
    said[voice] = scaled(samples, LOUDNESS / rmsOf(samples))
  }
  return said
}

/** The voices of syllables made here, by their pitch in Hz. */
export function syllableVoices(sampleRate: number): Record<string, Float32Array> {
  const length = 12 * sampleRate
  return Object.fromEntries(
    [80, 110, 150, 200, 280].map((pitch) => [
      `${pitch} Hz`,
      syllables({ length, rms: LOUDNESS, sampleRate, pitch, seed: pitch }),
    ]),
  )
}
