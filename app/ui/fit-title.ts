import type { CSSProperties } from 'react'

/** Possible line breaks: spaces, hyphens and dashes, and after a Chinese mark of punctuation. */
const BREAKS = /[\s\-\u2010-\u2014]+|(?<=[、。，：；！？])/u
/** Han characters and their punctuation, and as how many letters wide each is. */
const HAN = /\p{Script=Han}|[、。，：；！？]/u
const HAN_WIDTH = 1.7

/**
 * Custom properties with which the style sheet fits a title's size to its words (`.fit-title`,
 * `.site-title`).
 *
 * @returns the custom properties `--letters` (of the whole title) and `--longest-word` (letters of
 * the longest part that no line should break), both at least 1; vowel signs, which stand above,
 * below or beside a letter in Devanagari, are not counted
 */
export function fitTitle(title: string): CSSProperties {
  const count = (text: string) =>
    [...text.replace(/\p{M}/gu, '')].reduce(
      (sum, letter) => sum + (HAN.test(letter) ? HAN_WIDTH : 1),
      0,
    )
  const words = title.split(BREAKS).map(count)
  const properties = {
    '--letters': Math.max(1, count(title)),
    '--longest-word': Math.max(1, ...words),
  }
  return properties as CSSProperties
}
