/** Times in which a vibration falls by 60 dB (s). */
export interface Decay {
  /** Of the lowest partials. */
  low: number
  /** At `TREBLE_HZ`. */
  treble: number
}

/** Frequency for which the treble's decay is given (Hz). */
const TREBLE_HZ = 4000
/** The range of fundamentals (Hz): the line has room for the lowest, the interpolation for the highest. */
export const FUNDAMENTALS = { lowest: 32, highest: 2700 }
/** Time constant with which a new decay takes hold, so that it makes no step (s). */
const DECAY_CHANGE_SECONDS = 0.003

export type StringLoop = ReturnType<typeof createStringLoop>

/**
 * A vibrating string: a delay line of one period fed back through a loss and a one-pole low-pass
 * (Välimäki, Huopaniemi, Karjalainen and Jánosy, "Physical modeling of plucked string instruments",
 * Journal of the Audio Engineering Society 44/5, 1996). The line is read by Lagrange interpolation of
 * the fifth order, which may move from sample to sample without a click, as an all-pass may not.
 *
 * @param sampleRate Hz
 */
export function createStringLoop(sampleRate: number) {
  const size = 2 ** Math.ceil(Math.log2(sampleRate / FUNDAMENTALS.lowest + 8))
  const mask = size - 1
  const line = new Float64Array(size)
  const weights = new Float64Array(6)
  const change = 1 - Math.exp(-1 / (DECAY_CHANGE_SECONDS * sampleRate))
  let place = 0
  // The delay is read at this many whole samples, the weights see to the rest.
  let whole = 0
  let delay = 0
  let step = 0
  let stepsLeft = 0
  let gain = 0
  let gainGoal = 0
  let pole = 0
  let poleGoal = 0
  let soft = 0

  function setDelay(samples: number) {
    delay = samples
    whole = Math.floor(samples)
    weigh(samples - whole, weights)
  }

  return {
    /** The string at rest. */
    clear() {
      line.fill(0)
      soft = 0
    },

    /**
     * Sets pitch and decay at once.
     *
     * @param frequency of the fundamental, Hz
     */
    set(frequency: number, decay: Decay) {
      poleGoal = poleFor(frequency, decay, sampleRate)
      pole = poleGoal
      gainGoal = gainFor(frequency, decay.low)
      gain = gainGoal
      stepsLeft = 0
      setDelay(delayFor(frequency, pole, sampleRate))
    },

    /**
     * Moves to another pitch and decay.
     *
     * @param frequency of the fundamental, Hz
     * @param samples time in which the new pitch is reached
     */
    moveTo(frequency: number, decay: Decay, samples: number) {
      poleGoal = poleFor(frequency, decay, sampleRate)
      gainGoal = gainFor(frequency, decay.low)
      stepsLeft = samples
      step = (delayFor(frequency, poleGoal, sampleRate) - delay) / samples
    },

    /** The next sample of the string, to which `excitation` is added. */
    next(excitation: number): number {
      if (stepsLeft > 0) {
        stepsLeft -= 1
        setDelay(delay + step)
      }
      gain += change * (gainGoal - gain)
      pole += change * (poleGoal - pole)
      let late = 0
      // The first weight is for two samples later than the whole delay.
      const first = place - whole + 2 + size
      for (let k = 0; k < 6; k++) {
        late += (weights[k] as number) * (line[(first - k) & mask] as number)
      }
      soft = late + pole * (soft - late)
      const sample = gain * soft + excitation
      line[place] = sample
      place = (place + 1) & mask
      return sample
    },
  }
}

/** Loss per period with which the lowest partials fall by 60 dB in so many seconds. */
const gainFor = (frequency: number, seconds: number) => 10 ** (-3 / (frequency * seconds))

/**
 * The pole p of the low-pass (1 - p) / (1 - p / z) that gives the treble its share of the loss: the
 * square of its gain, (1 - p)^2 / (1 - 2 p cos w + p^2), is solved for p.
 */
function poleFor(frequency: number, { low, treble }: Decay, sampleRate: number): number {
  const loss = gainFor(frequency, treble) / gainFor(frequency, low)
  const power = Math.min(1, loss) ** 2
  const a = 1 - power
  if (a === 0) return 0
  const b = 1 - power * Math.cos((2 * Math.PI * TREBLE_HZ) / sampleRate)
  return a / (b + Math.sqrt(b * b - a * a))
}

/** The length of the line (samples): a period without the low-pass's exact delay at the fundamental. */
function delayFor(frequency: number, pole: number, sampleRate: number): number {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const phase = Math.atan2(pole * Math.sin(omega), 1 - pole * Math.cos(omega))
  return (2 * Math.PI - phase) / omega
}

/**
 * Weights of Lagrange's interpolation at `rest` (0 to 1) behind the third of six samples (Laakso,
 * Välimäki, Karjalainen and Laine, "Splitting the unit delay", IEEE Signal Processing Magazine, 1996).
 */
function weigh(rest: number, weights: Float64Array) {
  const a = rest + 2
  const b = rest + 1
  const d = rest - 1
  const e = rest - 2
  const f = rest - 3
  const ab = a * b
  const ef = e * f
  const bc = b * rest
  weights[0] = (-bc * d * ef) / 120
  weights[1] = (a * rest * d * ef) / 24
  weights[2] = (-ab * d * ef) / 12
  weights[3] = (ab * rest * ef) / 12
  weights[4] = (-ab * rest * d * f) / 24
  weights[5] = (ab * rest * d * e) / 120
}
