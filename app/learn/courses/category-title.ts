const MAX_LENGTH = 60

// Letters with their marks and digits, in any script; whatever else an address may hold is no word.
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/**
 * A heading for the part of an address that names a category: `ritmos/bossa-nova` is
 * `Ritmos: Bossa nova`. Only its words are kept, of the first 60 characters; empty when it has none.
 */
export function categoryTitle(path: string): string {
  return path
    .slice(0, MAX_LENGTH)
    .split('/')
    .map((segment) => capitalize((segment.match(WORD) ?? []).join(' ').toLowerCase()))
    .filter(Boolean)
    .join(': ')
}
