/** Maximum length of a query, in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 80
const MAX_TERMS = 6
/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES = /^\p{Script=Han}/u
const MIN_TERM_LENGTH = 2

/** A text without accents and in lower case; its length is unchanged, so that indices stay valid. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .split('')
    .map((unit) => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('')
}

/**
 * The words that a visitor requests, folded: at most six of two letters or more. Whatever else was
 * typed (quotes, asterisks, operators) is dropped.
 */
export function termsOf(question: string): string[] {
  const words = question.slice(0, MAX_QUERY_LENGTH).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const terms = words.map(fold).filter((word) => word.length >= MIN_TERM_LENGTH)
  return [...new Set(terms)].slice(0, MAX_TERMS)
}

/**
 * A pattern for GROQ's `match`, which distinguishes accents while visitors leave them out: letters
 * that may carry one (й and ё, too) become a wildcard. It matches too much; `placeOf` filters the
 * results.
 */
export function patternOf(term: string): string {
  const before = WITHOUT_SPACES.test(term) ? '*' : ''
  return `${before}${term.replace(/[aeiouncsеи]/g, '*')}*`.replace(/\*+/g, '*')
}

/**
 * Index in `text` of the first word that begins with the folded `term`; -1 when none does. In
 * scripts without spaces, the index of any occurrence.
 */
export function placeOf(text: string, term: string): number {
  const folded = fold(text)
  if (WITHOUT_SPACES.test(term)) return folded.indexOf(term)
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    if (at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(folded.charAt(at - 1))) return at
  }
  return -1
}

export interface Excerpt {
  before: string
  /** The words that were found; empty when the excerpt is only a beginning. */
  found: string
  after: string
}

const BEFORE = 60
const AFTER = 110

/** A line of `text` around the first of `terms` that is in it, cut between words; else its beginning. */
export function excerptOf(text: string, terms: string[]): Excerpt {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const hits = terms
    .map((term) => ({ at: placeOf(line, term), length: term.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const { at, length } = hits[0] ?? { at: 0, length: 0 }
  const from = at > BEFORE ? line.indexOf(' ', at - BEFORE) + 1 : 0
  const end = at + length + AFTER
  const to = end < line.length ? Math.max(line.lastIndexOf(' ', end), at + length) : line.length
  return {
    before: `${from > 0 ? '… ' : ''}${line.slice(from, at)}`,
    found: line.slice(at, at + length),
    after: `${line.slice(at + length, to)}${to < line.length ? '…' : ''}`,
  }
}
