const SIGNS: Record<string, string> = { b: '♭', '#': '♯', '': '' }

/** A note's name taken apart: 'Eb2' is E, ♭ and 2; null when it is no name. */
export function notePartsOf(name: string) {
  const [, letter, sign = '', octave = ''] = /^([A-G])([b#]?)(-?\d)$/.exec(name) ?? []
  if (!letter) return null
  return { letter: letter as NoteLetter, sign: SIGNS[sign] as '' | '♭' | '♯', octave }
}

export type NoteLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
