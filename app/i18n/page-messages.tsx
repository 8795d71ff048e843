import type { i18n, Resource } from 'i18next'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, isDraft } from '../../domain/languages.ts'
import type { Overrides } from '../../domain/overrides.ts'

const ELEMENT_ID = 'messages'

/** The texts embedded in a page's HTML. */
interface Carried {
  /** Those of the page in its language; of a draft, in the language that it falls back to, too. */
  resources: Resource
  /** The captain's, by namespace: later pages need them for the catalogues that they fetch. */
  overrides: Record<string, Overrides>
}

function serialize(
  { options, language, getResourceBundle }: i18n,
  overrides: Carried['overrides'],
) {
  const namespaces = [options.ns ?? []].flat()
  const bundlesIn = (code: string) =>
    Object.fromEntries(namespaces.map((ns) => [ns, getResourceBundle(code, ns)]))
  const codes = isDraft(language) ? [language, defaultLanguage] : [language]
  const resources = Object.fromEntries(codes.map((code) => [code, bundlesIn(code)]))
  const carried: Carried = { resources, overrides }
  return JSON.stringify(carried).replaceAll('<', '\\u003c')
}

/** Carries the texts of this page, and only those, to the browser. */
export function PageMessages({ overrides = {} }: { overrides: Carried['overrides'] | undefined }) {
  const { i18n } = useTranslation()
  const json =
    typeof document === 'undefined'
      ? serialize(i18n, overrides)
      : (document.getElementById(ELEMENT_ID)?.textContent ?? '{}')
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the interface, with < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** Reads the messages that `PageMessages` has embedded. */
export function readPageMessages(): Carried {
  return {
    resources: {},
    overrides: {},
    ...JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}'),
  }
}
