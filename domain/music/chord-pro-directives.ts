/** The parts of a song. */
export const SECTION_KINDS = ['intro', 'verse', 'chorus', 'bridge', 'solo', 'outro'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

const SHORT: Record<string, SectionKind> = { v: 'verse', c: 'chorus', b: 'bridge' }

/** @returns the kind of section that `start_of_verse` or `eov` names; null for what names none */
export function sectionNamed(word: string, side: 'start' | 'end'): SectionKind | null {
  const short = word.length === 3 && word.startsWith(side === 'start' ? 'so' : 'eo')
  if (short) return SHORT[word.charAt(2)] ?? null
  const kind = word.startsWith(`${side}_of_`) ? word.slice(`${side}_of_`.length) : ''
  return SECTION_KINDS.find((each) => each === kind) ?? null
}

/** Reads `{start_of_verse: 2}` and `{start_of_verse: label="2"}`. */
export function readSectionStart(word: string, value: string) {
  const kind = sectionNamed(word, 'start')
  if (!kind) return null
  const [, quoted] = /^label\s*=\s*"([^"]*)"$/.exec(value.trim()) ?? []
  return { kind, label: (quoted ?? value).trim() }
}
