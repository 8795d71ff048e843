import { type DocumentActionComponent, type SanityDocument, useCurrentUser } from 'sanity'
import { otherChange } from '../../embedded/lake/translations.ts'
import { translatorLanguages } from './role.ts'

/** The Studio tells actions apart by their identity: each is wrapped once. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Does to a draft what `action` does, as long as the draft holds nothing but the translator's own work. */
export function whenOnlyTranslated(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action)
  if (known) return known
  const ofTranslator: DocumentActionComponent = (props) => {
    const description = action(props)
    const languages = translatorLanguages(useCurrentUser()) ?? []
    if (!description || isOwnWork(props, languages)) return description
    return { ...description, disabled: true, title: NOT_THEIRS }
  }
  ofTranslator.action = action.action
  ofTranslator.displayName = 'TranslatorAction'
  wrapped.set(action, ofTranslator)
  return ofTranslator
}

interface Versions {
  draft: SanityDocument | null
  published: SanityDocument | null
}

/** Whether a draft holds nothing but translations into these languages. */
export function isOwnWork({ draft, published }: Versions, languages: readonly string[]): boolean {
  return !draft || (published !== null && otherChange(published, draft, languages) === null)
}

export const NOT_THEIRS =
  'El borrador tiene cambios que no son traducciones tuyas: lo publica quien manda en la escuela.'
