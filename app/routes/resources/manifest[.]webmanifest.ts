import type { LoaderFunctionArgs } from '@remix-run/node'
import { defaultLanguage } from '../../../domain/languages.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'

/** The night of the style sheets: what a phone shows while the page is not there yet. */
const NIGHT = '#0f172a'

const icon = (size: number, kind: 'any' | 'maskable') => ({
  src: `/icon-${kind === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: kind,
})

/** The web app manifest (https://www.w3.org/TR/appmanifest). */
export async function loader({ context: { content } }: LoaderFunctionArgs) {
  const [settings, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, defaultLanguage),
      getFixedT(content, defaultLanguage, 'common'),
    ]),
  )
  const manifest = {
    id: '/',
    name: settings.title,
    short_name: t('siteName'),
    description: settings.description,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: NIGHT,
    background_color: NIGHT,
    categories: ['education', 'music'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    // The instruments, as shortcuts of the installed site's icon; they work offline.
    shortcuts: [
      { name: t('tools.tuner'), url: '/afinador', icons: [icon(192, 'any')] },
      { name: t('tools.metronome'), url: '/metronomo', icons: [icon(192, 'any')] },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
