import { centsBetween, frequencyOf } from '../tuner/notes.ts'
import { decibels, type Line, type Lines, share } from './lines.ts'

/**
 * One partial of a pitch: its place (Hz), how well it is there and new (0 to 1), how well it is there,
 * new or old (0 to 1), and how much its strength tells.
 */
export type Partial = { frequency: number; strength: number; sounding: number; weight: number }

/** The partials that are looked for, and those that may explain a line. */
const COUNT = 12
const EXPLAINING = 24
const HIGHEST_HZ = 4000

/** Partial n lies at n f0 sqrt(1 + B n²) (Fletcher, 1964); this B is that of a middling guitar string. */
const STIFFNESS = 8e-5

/** A line counts fully up to so many cents from its place, and less up to half a fret. */
const TUNED_CENTS = 25
const MISTUNED_CENTS = 50
/** The same, a little more, as a share of the frequency. */
const NEAR = 0.03

/** The level of a line (dB), compared with the strongest within an octave: it counts fully, and not at all. */
const FULL_DB = -12
const NONE_DB = -40
const AROUND = 2.1

/**
 * Noise as strong as this beside the strongest line (dB) hides all that a partial could be, and as
 * weak as this nothing.
 */
const HIDING_DB = -8
const HARMLESS_DB = -28

/** By how much less a partial counts where an older line is that still rings. */
const OLD = 0.6

/** Microphones of phones leave little below; and the high partials of a soft string are weak. */
const PHONE_HZ = 200
const LOW = 8
const LESS = 0.5

export type PartialsReader = ReturnType<typeof createPartialsReader>

/** Reads the partials of pitches (MIDI numbers) off the lines of a spectrum; `a4` in Hz. */
export function createPartialsReader(lines: Lines, a4: number) {
  const known = new Map<number, Partial[]>()
  return {
    partials(pitch: number): Partial[] {
      const partials = known.get(pitch) ?? partialsOf(lines, frequencyOf(pitch, a4))
      known.set(pitch, partials)
      return partials
    },
    /** The places of a pitch's possible lines (Hz), also those too high to tell it by. */
    places(pitch: number): { frequency: number }[] {
      return placesOf(frequencyOf(pitch, a4), EXPLAINING).map((frequency) => ({ frequency }))
    },
  }
}

function partialsOf(lines: Lines, fundamental: number): Partial[] {
  return placesOf(fundamental, COUNT)
    .filter((frequency) => frequency < HIGHEST_HZ)
    .map((frequency, i) => {
      const strongest = strongestAround(lines.lines, frequency)
      let strength = 0
      let old = 0
      for (const { frequency: place, power, novelty } of lines.lines) {
        if (Math.abs(place - frequency) > NEAR * frequency) continue
        const off = Math.abs(centsBetween(place, frequency))
        const tuned = share(off, MISTUNED_CENTS, TUNED_CENTS)
        const full = share(decibels(power / strongest), NONE_DB, FULL_DB)
        strength = Math.max(strength, tuned * full * novelty)
        old = Math.max(old, full * (1 - novelty))
      }
      const noise = decibels(lines.hidden(frequency) / Math.max(strongest, lines.faintest))
      const audible = share(noise, HIDING_DB, HARMLESS_DB)
      const shown = 1 - OLD * old * (1 - strength)
      const usual = (i < LOW ? 1 : LESS) * (frequency < PHONE_HZ ? LESS : 1)
      return {
        frequency,
        strength,
        sounding: Math.max(strength, old),
        weight: audible * shown * usual,
      }
    })
}

function placesOf(fundamental: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => (i + 1) * fundamental * Math.sqrt(1 + STIFFNESS * (i + 1) ** 2),
  )
}

function strongestAround(lines: readonly Line[], frequency: number): number {
  let strongest = 1e-14
  for (const line of lines) {
    const isNear = line.frequency * AROUND > frequency && line.frequency < frequency * AROUND
    if (isNear && line.novelty > 0) strongest = Math.max(strongest, line.power)
  }
  return strongest
}
