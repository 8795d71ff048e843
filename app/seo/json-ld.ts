import { type Language, localizedPath } from '../../domain/languages.ts'

/**
 * Structured data of https://schema.org, with the properties that Google's documentation of its
 * search results requires (https://developers.google.com/search/docs/appearance/structured-data).
 * Every function returns plain data; `seoMeta` puts it on the page, where Remix escapes it.
 */
export interface JsonLd {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

/** Language and origin that turn a page's Spanish path into its URL. */
export interface Place {
  language: Language
  siteUrl: string
}

/** A step on the way to a page; `path` is Spanish. */
export interface Crumb {
  name: string
  path: string
}

export interface Named {
  /** Name of the school. */
  siteName: string
  siteUrl: string
}

export const thing = (type: string, properties: Record<string, unknown>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

export const address = (path: string, { language, siteUrl }: Place) =>
  `${siteUrl}${localizedPath(path, language)}`

/** The school as others name it: who teaches, who publishes. */
export const school = ({ siteName, siteUrl }: Named) => ({
  '@type': 'EducationalOrganization',
  '@id': `${siteUrl}/#school`,
  name: siteName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
})

/** The school itself. */
export function organization(
  named: Named & { description: string; email?: string; sameAs?: string[] },
): JsonLd {
  const { description, email, sameAs = [] } = named
  return thing('EducationalOrganization', {
    ...school(named),
    description,
    ...(email && { email }),
    ...(sameAs.length > 0 && { sameAs }),
  })
}

/** Pages that belong together, in their order: a carousel of courses or articles. */
export function itemList(paths: string[], place: Place): JsonLd {
  return thing('ItemList', {
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: address(path, place),
    })),
  })
}

/** The way from the landing page to this one. */
export function breadcrumbList(crumbs: Crumb[], place: Place): JsonLd {
  return thing('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path, place),
    })),
  })
}

/** Questions that the page answers. */
export function faqPage(entries: { question: string; answer: string }[]): JsonLd {
  return thing('FAQPage', {
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}
