/** The way in which a string is set in motion. */
export interface Touch {
  /** The height of the pulse that the string gets when it is let go. */
  level: number
  /** Above this frequency the pulse falls by 6 dB per octave (Hz). */
  roundness: number
  /** Above this frequency pulse and noise fall by 12 dB per octave more: by the softness of finger or pick (Hz). */
  softness: number
  /** Level of the noise of finger or pick. */
  noise: number
  /** Time constant of that noise (s). */
  noiseSeconds: number
  /** Delay of the echo from the bridge (s): place of the touch by length of the string, times the period. */
  echoSeconds: number
}

/** Longest echo (s): a third of the longest period. */
const LONGEST_ECHO_SECONDS = 0.012
/** Time constants after which a part of the excitation has ended: 87 dB below its start. */
const CONSTANTS_TO_THE_END = 10

export type Excitation = ReturnType<typeof createExcitation>

/**
 * The energy that a finger or a pick feeds into the string: a short pulse and noise, and both again upside down
 * as they come back from the bridge. That echo takes out the partials with a node where the string is
 * plucked (Jaffe and Smith, Computer Music Journal 7/2, 1983), and any constant offset.
 *
 * @param sampleRate Hz
 * @param random from 0 to 1
 */
export function createExcitation(sampleRate: number, random: () => number) {
  const size = 2 ** Math.ceil(Math.log2(LONGEST_ECHO_SECONDS * sampleRate + 1))
  const mask = size - 1
  const sent = new Float64Array(size)
  let place = 0
  let left = 0
  let echo = 1
  let pulse = 0
  let noise = 0
  let noiseFall = 0
  let roundPole = 0
  let softPole = 0
  let round = 0
  let soft = 0
  let softer = 0

  return {
    start(touch: Touch) {
      if (left === 0) {
        sent.fill(0)
        round = 0
        soft = 0
        softer = 0
      }
      roundPole = Math.exp((-2 * Math.PI * touch.roundness) / sampleRate)
      softPole = Math.exp((-2 * Math.PI * touch.softness) / sampleRate)
      pulse = touch.level / peakOfPulse(roundPole, softPole)
      noise = touch.noise
      noiseFall = Math.exp(-1 / (touch.noiseSeconds * sampleRate))
      echo = Math.max(1, Math.min(size - 1, Math.round(touch.echoSeconds * sampleRate)))
      const slowest = Math.max(touch.noiseSeconds, 1 / (2 * Math.PI * touch.roundness))
      left = echo + Math.ceil(CONSTANTS_TO_THE_END * slowest * sampleRate)
    },

    /** Nothing is sent any more, nothing comes back. */
    stop() {
      left = 0
    },

    isOver: () => left === 0,

    next(): number {
      if (left === 0) return 0
      left -= 1
      // The noise stops before its echo does, so that the two add up to nothing.
      const source = left >= echo
      round = source ? (1 - roundPole) * pulse + roundPole * round : 0
      const rough = source ? noise * (2 * random() - 1) : 0
      pulse = 0
      noise *= noiseFall
      soft = (1 - softPole) * (round + rough) + softPole * soft
      softer = (1 - softPole) * soft + softPole * softer
      const now = source ? softer : 0
      const back = sent[(place - echo + size) & mask] as number
      sent[place] = now
      place = (place + 1) & mask
      return now - back
    },
  }
}

/** The highest sample of a pulse of 1 after a low-pass of each pole; the second of `q` takes off little more. */
function peakOfPulse(p: number, q: number): number {
  const apart = Math.abs(p - q) < 1e-6 ? p + 1e-6 : p
  const peakAt = Math.log(Math.log(q) / Math.log(apart)) / Math.log(apart / q)
  return ((1 - p) * (1 - q) * (apart ** peakAt - q ** peakAt)) / (apart - q)
}
