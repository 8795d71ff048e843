import { randomBytes } from 'node:crypto'
import { type Language, languageOfPath, localizedPath, spanishPath } from '../domain/languages.ts'

/** The last part of a path that no page has: it marks where the path stands in what is rendered. */
const PLACEHOLDER_SEGMENT = 'nowhere-4b1d0c6e92'
const NONCE = 'nonce-4b1d0c6e92'

/** A response for an address without a page. */
export interface NotFound {
  html: string
  headers: Headers
  /** Marks this response's own scripts. */
  nonce: string
}

/**
 * The page for addresses that no page has, rendered once for each language until content changes:
 * there is no end of such addresses. Only the path within it differs from one to the next.
 *
 * @param render renders a path of this site with a nonce
 * @param version number that grows with every change of content
 */
export function createNotFound(
  render: (path: string, nonce: string) => Promise<Response>,
  version: () => number,
) {
  const templates = new Map<Language, { version: number; page: Promise<Template> }>()

  async function load(language: Language): Promise<Template> {
    const response = await render(localizedPath(`/${PLACEHOLDER_SEGMENT}`, language), NONCE)
    return { html: await response.text(), headers: response.headers, status: response.status }
  }

  return async (path: string): Promise<NotFound | null> => {
    const language = languageOfPath(path)
    const known = templates.get(language)
    const fresh =
      known?.version === version() ? known : { version: version(), page: load(language) }
    templates.set(language, fresh)
    const template = await fresh.page.catch(() => null)
    if (template?.status !== 404) {
      // Content that cannot be reached now may be there at the next request.
      if (templates.get(language) === fresh) templates.delete(language)
      return null
    }
    const nonce = randomBytes(16).toString('base64url')
    return { html: fill(template.html, path, nonce), headers: new Headers(template.headers), nonce }
  }
}

interface Template {
  html: string
  headers: Headers
  status: number
}

/** @param path as a URL has it: percent-encoded, so that no quote and no angle bracket is in it */
function fill(html: string, path: string, nonce: string): string {
  const rest = spanishPath(path).slice(1)
  // In a link two slashes at the beginning would lead to another site.
  const shown = rest.replace(/\/{2,}/g, '/').replace(/^\//, '')
  const attribute = shown.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .map((part) =>
      part.replaceAll(PLACEHOLDER_SEGMENT, () => (part.startsWith('<script') ? rest : attribute)),
    )
    .join('')
    .replaceAll(NONCE, nonce)
}
