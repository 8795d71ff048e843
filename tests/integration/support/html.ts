const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The attributes of every tag with that name, in their order; as React writes them: all quoted. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]),
    ),
  )
}

/** The canonical URL of a page. */
export const canonicalOf = (html: string) =>
  tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? ''

/** Content of `<meta name>` or `<meta property>`; empty when absent. */
export const metaOf = (html: string, key: string) =>
  tagsOf(html, 'meta').find(({ name, property }) => name === key || property === key)?.content ?? ''

/** The text of the page's heading. */
export const headingOf = (html: string) =>
  decoded(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '').trim()

/** The structured data of a page: what ends its element at the first `</script`, as browsers do. */
export const structuredDataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

/** Attributes that are read out or shown. */
const READ = ['alt', 'title', 'aria-label', 'placeholder']

/** All texts of a page: its content, its attributes, and its metadata for search engines. */
export function textsOf(html: string): string[] {
  const markup = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    // React marks where two texts meet.
    .replaceAll('<!-- -->', '')
  const body = [...markup.matchAll(/>([^<]+)</g)].map(([, text = '']) => decoded(text))
  const attributes = [...markup.matchAll(/<\w+\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
      READ.includes(name) ? [decoded(value)] : [],
    ),
  )
  const metadata = ['description', 'og:title', 'og:description'].map((key) => metaOf(markup, key))
  return [...body, ...attributes, ...metadata].map((text) => text.trim()).filter(Boolean)
}
