import { fnv1a } from '../../domain/fnv1a.ts'
import type { LocalizedValue } from '../localized.ts'
import { type LocalizedField, valueIn } from './localized-values.ts'
import { alignedTexts, segmentsOf } from './segments.ts'

/** Translation status of a text: absent, made from an older Spanish text, or current. */
export type Status = 'missing' | 'outdated' | 'done'

/** Keys and asset references are storage details, not content. */
const isContent = (name: string) => !name.startsWith('_') && name !== 'asset'

/**
 * Fingerprint of the Spanish value that a translation was made from, stored as `translatedFrom`. It
 * depends on words and music, not on block keys or pictures.
 */
export function fingerprint(value: unknown): string {
  return fnv1a(
    JSON.stringify(value, (_name, inner) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner)
              .filter(([name]) => isContent(name))
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : inner,
    ),
  )
}

/** A localized value as the school stores it: with the Spanish text that it was translated from. */
export interface TranslatedValue extends LocalizedValue {
  translatedFrom?: string
}

/** Status of one field in a language. A field without Spanish text has nothing to translate. */
export function statusOf({ values }: LocalizedField, language: string): Status {
  const source = valueIn(values, 'es')
  const translation = valueIn(values, language) as TranslatedValue | undefined
  if (!source) return 'done'
  if (!translation) return 'missing'
  const texts = alignedTexts(source.value, translation.value, language)
  // A text without any block of the source was written in another form.
  const isUnfinished = texts.size > 0 && segmentsOf(source.value).some(({ id }) => !texts.has(id))
  if (isUnfinished) return 'missing'
  return translation.translatedFrom === fingerprint(source.value) ? 'done' : 'outdated'
}

/** Number of texts of a document by status. */
export type Progress = Record<Status, number>

export function progressOf(fields: LocalizedField[], language: string): Progress {
  const progress: Progress = { missing: 0, outdated: 0, done: 0 }
  for (const field of fields) {
    if (valueIn(field.values, 'es')) progress[statusOf(field, language)]++
  }
  return progress
}

/** The worst that a document has. */
export function worstOf({ missing, outdated }: Progress): Status {
  if (missing > 0) return 'missing'
  return outdated > 0 ? 'outdated' : 'done'
}
