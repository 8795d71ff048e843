import { fnv1a } from '../../domain/fnv1a.ts'
import type { LocalizedValue } from '../localized.ts'
import { type LocalizedField, valueIn } from './localized-values.ts'
import { alignedTexts, segmentsOf } from './segments.ts'

/** How a text stands in another language: not there, made from an older Spanish text, or as it should be. */
export type Status = 'missing' | 'outdated' | 'done'

/** Where a value is kept, and by what keys, is not what it says. */
const isContent = (name: string) => !name.startsWith('_') && name !== 'asset'

/**
 * What a translation keeps of the Spanish value that it was made from, as `translatedFrom`: it changes
 * with its words and its music, not with the keys of its blocks nor with its pictures.
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

/** A localized value as the school keeps it: with the Spanish text that it was translated from. */
export interface TranslatedValue extends LocalizedValue {
  translatedFrom?: string
}

/** How one field stands in a language. What says nothing in Spanish has nothing to be translated. */
export function statusOf({ values }: LocalizedField, language: string): Status {
  const source = valueIn(values, 'es')
  const translation = valueIn(values, language) as TranslatedValue | undefined
  if (!source) return 'done'
  if (!translation) return 'missing'
  const texts = alignedTexts(source.value, translation.value, language)
  // A text without any block of the source is one that somebody wrote in another form.
  const isUnfinished = texts.size > 0 && segmentsOf(source.value).some(({ id }) => !texts.has(id))
  if (isUnfinished) return 'missing'
  return translation.translatedFrom === fingerprint(source.value) ? 'done' : 'outdated'
}

/** How many texts of a document stand how. */
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
