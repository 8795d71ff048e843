import { type Language, languages } from '../../domain/languages.ts'
import { flatTexts } from '../../domain/overrides.ts'
import { localizedFieldsOf, valueIn } from './localized-values.ts'
import { segmentsOf } from './segments.ts'
import { statusOf } from './status.ts'

/** Translation coverage of a set of texts in one language; places are keys or paths. */
export interface Coverage {
  /** Number of texts to translate. */
  texts: number
  missing: string[]
  outdated: string[]
  /** Those that read as in Spanish: names, numbers, or forgotten. */
  same: string[]
}

/** The plural categories of the CLDR, which end the keys of i18next's plurals. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** True for a text with words, beyond numbers, symbols and placeholders. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))

/** Coverage of a catalogue of the interface compared with the Spanish one, by dotted keys. */
export function catalogueCoverage(spanish: object, other: object, language: Language): Coverage {
  const theirs = new Map(flatTexts(other))
  const isThere = (key: string) => {
    const base = key.replace(PLURAL, '')
    if (base === key) return theirs.has(key)
    return languages[language].plurals.every((category) => theirs.has(`${base}_${category}`))
  }
  const all = flatTexts(spanish)
  return {
    texts: all.length,
    missing: all.flatMap(([key]) => (isThere(key) ? [] : [key])),
    outdated: [],
    same: all.flatMap(([key, text]) => (hasWords(text) && theirs.get(key) === text ? [key] : [])),
  }
}

/** Coverage of a dataset's documents in a language, by id and path. */
export function documentsCoverage(documents: { _id: string }[], language: string): Coverage {
  const coverage: Coverage = { texts: 0, missing: [], outdated: [], same: [] }
  for (const document of documents) {
    for (const field of localizedFieldsOf(document)) {
      const source = valueIn(field.values, 'es')
      if (!source) continue
      const place = `${document._id} ${field.path}`
      const status = statusOf(field, language)
      coverage.texts++
      if (status !== 'done') coverage[status].push(place)
      const translation = valueIn(field.values, language)
      if (translation && isSameText(source.value, translation.value, language)) {
        coverage.same.push(place)
      }
    }
  }
  return coverage
}

/** True if a segment of the translation equals the Spanish one. */
function isSameText(source: unknown, translation: unknown, language: string): boolean {
  const theirs = new Map(segmentsOf(translation, language).map(({ id, text }) => [id, text]))
  return segmentsOf(source).some(
    ({ id, kind, text }) => kind !== 'chords' && hasWords(text) && theirs.get(id) === text,
  )
}
