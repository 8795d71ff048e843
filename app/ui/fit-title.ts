import type { CSSProperties } from 'react'

/** Where a line may break: spaces, hyphens and dashes, and around every Han character. */
const BREAKS = /[\s\-\u2010-\u2014]+|\p{Script=Han}/u

/**
 * What the style sheet must know of a title to fit its size to its words (`.fit-title`, `.site-title`).
 *
 * @returns the custom properties `--letters` (of the whole title) and `--longest-word` (letters of the
 *   longest part that no line can break), both at least 1; vowel signs, which stand above, below or
 *   beside a letter in Devanagari, are not counted
 */
export function fitTitle(title: string): CSSProperties {
  const count = (text: string) => [...text.replace(/\p{M}/gu, '')].length
  const words = title.split(BREAKS).map(count)
  const properties = {
    '--letters': Math.max(1, count(title)),
    '--longest-word': Math.max(1, ...words),
  }
  return properties as CSSProperties
}
