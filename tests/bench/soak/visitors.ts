import { seeded } from '../../../app/sounds/samples.ts'
import { pick, repeat, type Soak, sendRequest } from './run.ts'

const VISITORS = 50
const PAUSE_MS = 2000

const headingOf = (html: string) => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''

/** The pages of the sitemap, each with its heading on an idle server. */
export async function readPages(url: string): Promise<Map<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  // Every ninth: all languages and kinds of pages, and no longer to read than need be.
  const chosen = paths.filter((_path, index) => index % 9 === 0)
  const pages = new Map<string, string>()
  for (const path of chosen) {
    const html = await (await fetch(url + path)).text()
    pages.set(path, headingOf(html))
  }
  return pages
}

/** Fifty visitors on addresses of their own read pages, each of which must be the page it was. */
export function visitors(soak: Soak, pages: Map<string, string>): Promise<void>[] {
  const paths = [...pages.keys()]
  return Array.from({ length: VISITORS }, (_visitor, index) => {
    const random = seeded(index)
    const address = `198.51.100.${index + 1}`
    return repeat(soak, 'a visitor', PAUSE_MS, random, async () => {
      const path = pick(random, paths)
      const response = await sendRequest(soak, address, path)
      const html = await response?.text()
      if (html === undefined) return
      if (response?.status !== 200 || headingOf(html) !== pages.get(path)) {
        soak.problems.add('wrong content', `${response?.status} ${path}: ${headingOf(html)}`)
      }
    })
  })
}
