import { languageCodes } from '../../domain/languages.ts'
import { bodyOf } from './body.ts'
import type { SongFolder } from './folder.ts'

/** Words of the teaching notes, at least. */
const LEAST_WORDS = 120

/** Missing words of a song, one sentence each. */
export function problemsOfWords({ facts, bodies }: SongFolder): string[] {
  const problems: string[] = []
  const { title, summary, credits } = facts
  for (const [field, values] of Object.entries({ title, summary, source: credits.source }))
    for (const code of languageCodes)
      if (!values[code]?.trim()) problems.push(`${field}: missing in ${code}`)
  const authors = facts.language ? [credits.words, credits.music] : [credits.music]
  if (credits.licence === 'publicDomain' && !authors.every(Boolean))
    problems.push('credits: who wrote words and music?')
  const words = bodies.es?.match(/\S+/g)?.length ?? 0
  if (words < LEAST_WORDS) problems.push(`body.es.md: ${words} words of ${LEAST_WORDS}`)
  const spanish = kindsOf(bodies.es ?? '')
  for (const code of languageCodes)
    if (kindsOf(bodies[code] ?? '') !== spanish)
      problems.push(`body.${code}.md: other paragraphs than in Spanish`)
  return problems
}

/** The kinds of a text's blocks, which are the same in every language. */
const kindsOf = (text: string) =>
  bodyOf(text)
    .map(({ _type, style, listItem }) => [_type, style, listItem].join('.'))
    .join(' ')
