import { createHash } from 'node:crypto'
import { routes } from 'virtual:remix/server-build'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { OG_ART_WIDTH, OG_HEIGHT, type OgDrawing } from '../../../domain/og-picture.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { framePicture, type RawPicture } from '../../content/image.server.ts'
import { paletteOf, readPalette } from '../../content/palette.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import type { ImageConfig } from '../../content/source.server.ts'
import type { SiteContext } from '../../context.ts'
import { createDrawnOnce } from '../../seo/drawn-once.ts'
import { pageOfOgPath } from '../../seo/og-path.ts'
import { pagePatterns } from '../../seo/route-patterns.ts'
import { readSitePages } from '../../seo/site-pages.server.ts'

export const handle = { query: ['v'] } satisfies PageHandle

/** Maximum number of cached pictures (about 100 kB each). */
const MAX_ENTRIES = 50
const drawnOnce = createDrawnOnce<Uint8Array>(MAX_ENTRIES)

const MONTH = 'public, max-age=2592000, immutable'
const HOUR = 'public, max-age=3600'

/**
 * A page's picture for sharing, by the page's path alone: its words come from the captain's content
 * alone. A page without a document, or that is not listed, has the picture of the school.
 */
export async function loader({
  request,
  params,
  context: { content, siteUrl, drawOgPicture },
}: LoaderFunctionArgs) {
  const place = pageOfOgPath(params['*'] ?? '')
  if (!place) return new Response('Not Found', { status: 404 })
  const [pages, { title: siteName }, palette] = await orServiceUnavailable(
    Promise.all([
      readSitePages(content, place.language, pagePatterns(routes)),
      readSettings(content, place.language),
      readPalette(content),
    ]),
  )
  const page = pages.find(({ path }) => path === place.path)
  const drawing: OgDrawing = {
    title: page?.title || siteName,
    siteName,
    colors: paletteOf(palette),
    art: page?.picture ? artOf(page.picture, content.imageConfig, siteUrl) : null,
  }
  const etag = etagOf(drawing)
  const versioned = new URL(request.url).searchParams.has('v')
  const headers = { ETag: etag, 'Cache-Control': versioned ? MONTH : HOUR }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const png = await draw(drawing, drawOgPicture)
  return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Type': 'image/png' } })
}

const etagOf = (drawing: OgDrawing) =>
  `"${createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 27)}"`

/** If the art is unavailable, the ship takes its place. */
async function draw(
  drawing: OgDrawing,
  drawOgPicture: SiteContext['drawOgPicture'],
): Promise<Uint8Array> {
  try {
    return await drawnOnce(etagOf(drawing), () => drawOgPicture(drawing))
  } catch (error) {
    if (!drawing.art) throw error
    console.warn(`og: drawn without its art: ${error instanceof Error ? error.message : error}`)
    return draw({ ...drawing, art: null }, drawOgPicture)
  }
}

/** Whole address of a picture, cut for its place beside the words. */
function artOf(picture: RawPicture, images: ImageConfig, siteUrl: string): string {
  const frame = { widths: [OG_ART_WIDTH] as const, sizes: '', ratio: OG_ART_WIDTH / OG_HEIGHT }
  return new URL(framePicture(picture, images, frame).src, siteUrl).href
}
