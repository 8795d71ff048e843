import { seeded } from '../../sounds/samples.ts'
import { rmsOf, scaled } from './sounds.fixture.ts'

/** The first three formants of a, e, i, o, u spoken by men, in Hz (Peterson and Barney, 1952), and their widths. */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
]
const WIDTHS = [70, 90, 120]

/** Syllables a second, and the voiced share of one. */
const PACE = { least: 3, most: 6 }
const VOICED = { least: 0.55, most: 0.9 }

/** A syllable begins up to so many semitones from the voice's pitch, and ends within these of its beginning. */
const MELODY = 4
const INTONATION = { down: -4, up: 2 }

/** Speed at which pitch and formants approach their targets, as shares a second. */
const GLIDE = 30
const ARTICULATION = 20

/** Irregularity of the voice from sample to sample, as a share of the pitch; breath between the vowels. */
const JITTER = 0.005
const BREATH = 0.02

/** Syllables of a voice around `pitch` Hz: glottal pulses through three formants in a row (Klatt, 1980), with intonation. */
export function syllables(options: {
  length: number
  rms: number
  sampleRate: number
  pitch: number
  seed?: number
}): Float32Array {
  const { length, rms, sampleRate, pitch, seed = 1 } = options
  const random = seeded(seed)
  const between = (least: number, most: number) => least + (most - least) * random()
  const samples = new Float32Array(length)
  const tract = createTract(sampleRate)
  let now = pitch
  let phase = 0
  for (let from = 0; from < length; ) {
    const size = Math.round(sampleRate / between(PACE.least, PACE.most))
    const voiced = between(VOICED.least, VOICED.most)
    const vowel = VOWELS[Math.floor(random() * VOWELS.length)] as number[]
    const first = pitch * 2 ** (between(-MELODY, MELODY) / 12)
    const last = first * 2 ** (between(INTONATION.down, INTONATION.up) / 12)
    for (let i = 0; i < size && from + i < length; i++) {
      const at = i / size
      now += ((first + (last - first) * at - now) * GLIDE) / sampleRate
      phase += (now / sampleRate) * (1 + JITTER * (random() - 0.5))
      const pulse = phase >= 1 ? 1 : 0
      phase %= 1
      const loudness = at < voiced ? Math.sin((Math.PI * at) / voiced) ** 0.6 : 0
      const breath = at < voiced ? 0 : BREATH * (random() - 0.5)
      samples[from + i] = tract(pulse * loudness + breath, vowel)
    }
    from += size
  }
  return scaled(samples, rms / rmsOf(samples))
}

/** A vocal tract: resonators that move towards the formants of a vowel, one sample at a time. */
function createTract(sampleRate: number) {
  const formants = [500, 1500, 2500].map((hz) => ({ hz, y1: 0, y2: 0 }))
  return (source: number, vowel: readonly number[]): number =>
    formants.reduce((x, formant, k) => {
      formant.hz += (((vowel[k] as number) - formant.hz) * ARTICULATION) / sampleRate
      const radius = Math.exp((-Math.PI * (WIDTHS[k] as number)) / sampleRate)
      const turn = 2 * radius * Math.cos((2 * Math.PI * formant.hz) / sampleRate)
      const y = x * (1 - turn + radius ** 2) + turn * formant.y1 - radius ** 2 * formant.y2
      formant.y2 = formant.y1
      formant.y1 = y
      return y
    }, source)
}
