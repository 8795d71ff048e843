/** Tempo limits and default, in beats per minute (bpm), as the specification has them. */
export const MIN_TEMPO = 40
export const MAX_TEMPO = 240
export const DEFAULT_TEMPO = 120
export const TEMPO_STEP = 5

/** @returns the nearest whole tempo within the limits (bpm) */
export function clampTempo(bpm: number): number {
  return Math.min(MAX_TEMPO, Math.max(MIN_TEMPO, Math.round(bpm)))
}

/** @returns the typed tempo (bpm), clamped to the limits; null when it is no number */
export function parseTempo(typed: string): number | null {
  const bpm = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(bpm) ? null : clampTempo(bpm)
}

// The Italian words of the mechanical metronome's scale, each from its lowest bpm on.
const MARKINGS = [
  [200, 'prestissimo'],
  [168, 'presto'],
  [120, 'allegro'],
  [108, 'moderato'],
  [76, 'andante'],
  [66, 'adagio'],
  [60, 'larghetto'],
  [0, 'largo'],
] as const

/** @returns the Italian word for a tempo (bpm), the same in every language */
export function tempoMarking(bpm: number): string {
  return MARKINGS.find(([from]) => bpm >= from)?.[1] ?? 'largo'
}
