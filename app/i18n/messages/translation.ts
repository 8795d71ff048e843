import type { Language } from '../../../domain/languages.ts'
import type { Messages, Namespace } from './es.ts'

/** The plural categories that whole numbers take in each language (CLDR 48; millions left aside). */
interface PluralCategories extends Record<Language, string> {
  es: 'one' | 'other'
  en: 'one' | 'other'
  fr: 'one' | 'other'
  de: 'one' | 'other'
  it: 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  zh: 'other'
  hi: 'one' | 'other'
}

type Translated<Texts, To extends Language> = Texts extends string
  ? string
  : {
      [Key in keyof Texts as Key extends `${infer Base}_${PluralCategories['es']}`
        ? `${Base}_${PluralCategories[To]}`
        : Key]: Translated<Texts[Key], To>
    }

/** A namespace in another language: every key of the Spanish one, and the plurals of its own. */
export type Translation<Part extends Namespace, To extends Language> = Translated<
  Messages[Part],
  To
>

/** A whole catalogue in another language. */
export type Translations<To extends Language> = {
  [Part in Namespace]: Translation<Part, To>
}
