import { type Language, languageCodes } from './languages.ts'
import { type Catalogued, loadMessages } from './load-messages.ts'
import es, { type Namespace } from './messages/es.ts'

type Catalogues = { [In in Language]: { [Part in Namespace]: Catalogued<Part, In> } }

const namespaces = Object.keys(es) as Namespace[]

const catalogueOf = async (language: Language) =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (namespace) => [namespace, await loadMessages(language, namespace)]),
    ),
  )

/** The interface's texts in every language, by namespace: for tools and tests, the site loads what it needs. */
export const catalogues: Catalogues = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await catalogueOf(code)])),
)
