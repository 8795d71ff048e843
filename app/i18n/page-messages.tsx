import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'

const ELEMENT_ID = 'messages'

/** The page's texts as they travel in its HTML: `{namespace: messages}` of the language in use. */
function serialize({ options, language, getResourceBundle }: i18n): string {
  const namespaces = [options.ns ?? []].flat()
  const bundles = namespaces.map((ns) => [ns, getResourceBundle(language, ns)])
  return JSON.stringify(Object.fromEntries(bundles)).replaceAll('<', '\\u003c')
}

/** Carries the texts of this page, and only those, to the browser. */
export function PageMessages() {
  const { i18n } = useTranslation()
  const json =
    typeof document === 'undefined'
      ? serialize(i18n)
      : (document.getElementById(ELEMENT_ID)?.textContent ?? '{}')
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, with < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** What `PageMessages` carried. */
export function readPageMessages(): Record<string, Record<string, unknown>> {
  return JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}')
}
