const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

/** The pitch orchestras tune to unless they say otherwise (ISO 16), in Hz. */
export const CONCERT_A4 = 440

const A4_MIDI = 69

/** Frequency in Hz of a MIDI note number (69 is A4) in equal temperament. */
export function frequencyOf(midi: number, a4 = CONCERT_A4): number {
  return a4 * 2 ** ((midi - A4_MIDI) / 12)
}

/** MIDI note number of a frequency in Hz; the fraction is its distance from the note. */
export function midiOf(frequency: number, a4 = CONCERT_A4): number {
  return A4_MIDI + 12 * Math.log2(frequency / a4)
}

/** Interval from `target` to `frequency` in cents (negative below), both in Hz. */
export function centsBetween(frequency: number, target: number): number {
  return 1200 * Math.log2(frequency / target)
}

/** Name of a MIDI note in scientific pitch notation: 40 is 'E2', 61 is 'C#4'. */
export function noteName(midi: number): string {
  return `${NAMES[((midi % 12) + 12) % 12]}${Math.floor(midi / 12) - 1}`
}

/** A name in scientific pitch notation taken apart: 'Eb2' is Eb and 2. */
export function splitOctave(name: string) {
  const note = name.replace(/-?\d$/, '')
  return { note, octave: name.slice(note.length) }
}

/**
 * MIDI note of a name in scientific pitch notation, sharps and flats allowed: 'E2', 'Eb2', 'C#4'.
 * Throws a RangeError for anything else.
 */
export function midiOfName(name: string): number {
  const parts = /^([A-G])([#b]?)(-?\d)$/.exec(name)
  if (!parts) throw new RangeError(`not the name of a note: ${name}`)
  const [, letter, accidental, octave] = parts
  const step = NAMES.indexOf(letter as (typeof NAMES)[number])
  const alteration = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0
  return (Number(octave) + 1) * 12 + step + alteration
}
