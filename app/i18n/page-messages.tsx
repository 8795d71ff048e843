import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Overrides } from '../../domain/overrides.ts'

const ELEMENT_ID = 'messages'

/** The texts that travel in a page's HTML, all in its language. */
interface Carried {
  /** Those of the page, by namespace. */
  messages: Record<string, Record<string, unknown>>
  /** The captain's, by namespace: later pages need them for the catalogues that they fetch. */
  overrides: Record<string, Overrides>
}

function serialize(
  { options, language, getResourceBundle }: i18n,
  overrides: Carried['overrides'],
) {
  const namespaces = [options.ns ?? []].flat()
  const bundles = namespaces.map((ns) => [ns, getResourceBundle(language, ns)])
  const carried: Carried = { messages: Object.fromEntries(bundles), overrides }
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

/** What `PageMessages` carried. */
export function readPageMessages(): Carried {
  return {
    messages: {},
    overrides: {},
    ...JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}'),
  }
}
