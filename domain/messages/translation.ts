import type { DraftLanguage, Language, languages } from '../languages.ts'
import type { Messages, Namespace } from './es.ts'

/** The endings of the plural forms that a language has. */
type Plural<Of extends Language> = (typeof languages)[Of]['plurals'][number]

/** Texts with every key of the Spanish ones, and the plural forms of another language. */
export type Translated<Texts, To extends Language> = Texts extends string
  ? string
  : {
      [Key in keyof Texts as Key extends `${infer Base}_${Plural<'es'>}`
        ? `${Base}_${Plural<To>}`
        : Key]: Translated<Texts[Key], To>
    }

/** Texts some of which are not there yet. */
export type Draft<Texts> = Texts extends string
  ? string
  : { [Key in keyof Texts]?: Draft<Texts[Key]> }

/** A namespace in another language: all of it, unless the language is a draft. */
export type Translation<Part extends Namespace, To extends Language> = To extends DraftLanguage
  ? Draft<Translated<Messages[Part], To>>
  : Translated<Messages[Part], To>
