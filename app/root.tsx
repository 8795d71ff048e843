import textFont from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'
import displayFont from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paletteStyle, readPalette } from './content/palette.server.ts'
import { reachable } from './content/reachable.server.ts'
import { readSettings } from './content/settings.server.ts'
import { languageOfPath } from './i18n/languages.ts'
import { PageMessages } from './i18n/page-messages.tsx'
import { NoticeProvider } from './notices/notice-provider.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { useNonce } from './shell/nonce.ts'
import { Shell } from './shell/shell.tsx'
import stylesheet from './styles/app.css?url'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: LinksFunction = () => [
  { ...font, href: displayFont },
  { ...font, href: textFont },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, session, siteUrl } = context
  const lng = languageOfPath(new URL(request.url).pathname)
  const [settings, palette] = await reachable(
    Promise.all([readSettings(content, lng), readPalette(content)]),
  )
  return {
    settings,
    palette: paletteStyle(palette),
    member: session && { name: session.name },
    siteUrl,
  }
}

/** An error's own headers (`Retry-After`) reach the browser. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** What the shell shows changes with who is signed in, so only after a form was sent. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET'
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const nonce = useNonce()
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f172a" />
        <Meta />
        <Links />
        {data?.palette && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: validated names and hex values only
            dangerouslySetInnerHTML={{ __html: data.palette }}
          />
        )}
      </head>
      <body>
        <NoticeProvider>
          <Shell settings={data?.settings} member={data?.member ?? null}>
            {children}
          </Shell>
        </NoticeProvider>
        <ScrollRestoration nonce={nonce} />
        <PageMessages />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
