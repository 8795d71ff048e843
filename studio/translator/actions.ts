import { type SanityDocument, useCurrentUser } from 'sanity'
import { otherChange } from '../../domain/translation-change.ts'
import { actionWrapper } from '../wrap-action.ts'
import { translatorLanguages } from './role.ts'

/** Disables `action` when the draft holds more than the translator's own work. */
export const whenOnlyTranslated = actionWrapper('TranslatorAction', (action) => (props) => {
  const description = action(props)
  const languages = translatorLanguages(useCurrentUser()) ?? []
  if (!description || isOwnWork(props, languages)) return description
  return { ...description, disabled: true, title: NOT_ALLOWED }
})

interface Versions {
  draft: SanityDocument | null
  published: SanityDocument | null
}

/** True if a draft contains only translations into these languages. */
export function isOwnWork({ draft, published }: Versions, languages: readonly string[]): boolean {
  return !draft || (published !== null && otherChange(published, draft, languages) === null)
}

export const NOT_ALLOWED =
  'El borrador tiene cambios que no son traducciones tuyas: lo publica quien manda en la escuela.'
