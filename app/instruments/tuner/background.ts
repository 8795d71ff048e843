import type { Spectrum } from './spectrum.ts'

/** Time constant of the background estimate while no string sounds, in seconds. */
const FOLLOW_SECONDS = 0.1

/** Time constant of its decay once a noise has stopped while a string sounds, in seconds. */
const FORGET_SECONDS = 0.5

/** Maximum rise after the beginning, in dB per second: a pluck must not count as background. */
const RISE_DB_PER_SECOND = 60

/** For how long the first sounds are taken as they come, in seconds. */
const LEARNING_SECONDS = 0.2

/** Floor from which it rises after silence: -100 dB of full scale. */
const FAINTEST = 1e-10

export type Background = ReturnType<typeof createBackground>

/**
 * Background noise of a room by frequency, when no string is played: hum, fans, a computer. It is
 * estimated from spectra of one fixed window; noise that stops decays quickly, so a string mistaken
 * for background is detected when it is plucked again.
 */
export function createBackground(spectrum: Spectrum, frameRate: number) {
  const level = new Float64Array(spectrum.power.length)
  const follow = 1 - Math.exp(-1 / (FOLLOW_SECONDS * frameRate))
  const forget = 1 - Math.exp(-1 / (FORGET_SECONDS * frameRate))
  const rise = 10 ** (RISE_DB_PER_SECOND / frameRate / 10)
  let frames = 0

  return {
    /** True if enough frames were heard for an estimate. */
    get settled() {
      return frames >= LEARNING_SECONDS * frameRate
    },
    /** Power of the background at a frequency in Hz, the worst within the width of a line. */
    at(frequency: number): number {
      const k = Math.round(frequency / spectrum.binWidth)
      return Math.max(level[k - 1] ?? 0, level[k] ?? 0, level[k + 1] ?? 0)
    },
    /** Takes the spectrum as it is now for background. */
    learn() {
      const beginning = frames < LEARNING_SECONDS * frameRate
      frames += 1
      for (let k = 0; k < level.length; k++) {
        const now = spectrum.power[k] as number
        const before = level[k] as number
        const next = before + follow * (now - before)
        level[k] = beginning
          ? Math.max(now, before)
          : Math.min(next, Math.max(before, FAINTEST) * rise)
      }
    },
    /** Keeps the background while a string sounds, except what has become quieter. */
    hold() {
      for (let k = 0; k < level.length; k++) {
        const before = level[k] as number
        const now = spectrum.power[k] as number
        if (now < before) level[k] = before + forget * (now - before)
      }
    },
    reset() {
      level.fill(0)
      frames = 0
    },
  }
}
