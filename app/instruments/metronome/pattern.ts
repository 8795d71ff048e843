/** Accents of a beat, in the order in which its button cycles through them. */
export const ACCENTS = ['loud', 'normal', 'silent'] as const
export type Accent = (typeof ACCENTS)[number]

/** Into how many equal parts a beat is divided: not at all, eighths, triplets, sixteenths of a quarter. */
export const SUBDIVISIONS = [1, 2, 3, 4] as const
export type Subdivision = (typeof SUBDIVISIONS)[number]

/** Beats of a bar by time signature, in the groups in which they are usually counted. */
const GROUPS = {
  '2/4': [2],
  '3/4': [3],
  '4/4': [4],
  '5/4': [3, 2],
  '6/8': [3, 3],
  '7/8': [2, 2, 3],
  '9/8': [3, 3, 3],
  '12/8': [3, 3, 3, 3],
}
export type Signature = keyof typeof GROUPS
export const SIGNATURES = Object.keys(GROUPS) as Signature[]

/** @returns how many beats a bar has */
export function beatsOf(signature: Signature): number {
  return GROUPS[signature].reduce((sum, beats) => sum + beats, 0)
}

/** @returns what the tempo counts: quarter notes, or eighths in a signature over eight */
export function unitOf(signature: Signature): 'quarter' | 'eighth' {
  return signature.endsWith('/8') ? 'eighth' : 'quarter'
}

/** @returns the accents with which a signature begins: the first beat of each group is loud */
export function defaultAccents(signature: Signature): Accent[] {
  return GROUPS[signature].flatMap((beats) =>
    Array.from({ length: beats }, (_, index): Accent => (index === 0 ? 'loud' : 'normal')),
  )
}

/** @returns the accent that follows another on a beat's button */
export function nextAccent(accent: Accent): Accent {
  return ACCENTS[(ACCENTS.indexOf(accent) + 1) % ACCENTS.length] ?? 'loud'
}
