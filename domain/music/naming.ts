/**
 * Names of the seven notes from C:
 * - `letters`: C D E F G A B
 * - `german`: C D E F G A H, and B is B♭
 * - `solfege`: Do Re Mi Fa Sol La Si, as the language writes them
 */
export const NAMINGS = ['letters', 'german', 'solfege'] as const
export type Naming = (typeof NAMINGS)[number]

/** The names that a reader wants, in the language of a page. */
export interface Names {
  names: Naming
  language: string
}

/** The names that readers of a language learn with. */
export function customaryNames(language: string): Naming {
  if (language === 'de') return 'german'
  return ['es', 'fr', 'it', 'ru'].includes(language) ? 'solfege' : 'letters'
}
