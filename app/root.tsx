// First: it declares the order of the layers.
import './styles/app.css'
import cyrillicTextFont from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff2?url'
import cyrillicBoldFont from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff2?url'
import textFont from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'
import boldFont from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url'
import cyrillicDisplayFont from '@fontsource-variable/piazzolla/files/piazzolla-cyrillic-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'
import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, languageOfPath, scriptOf } from '../domain/languages.ts'
import { handleOf, isNoindex, type PageHandle } from '../domain/page-handle.ts'
import { readInterfaceTexts } from './content/interface-text.server.ts'
import { paletteStyle, readPalette } from './content/palette.server.ts'
import { readPlacedPages } from './content/placed-page.server.ts'
import { orServiceUnavailable } from './content/service-unavailable.server.ts'
import { readSettings } from './content/settings.server.ts'
import { PageMessages } from './i18n/page-messages.tsx'
import { PracticeSync } from './members/practice/practice-sync.tsx'
import { CopyNotice } from './offline/copy-notice.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { useNonce } from './shell/nonce.ts'
import { Shell } from './shell/shell.tsx'
import { UntranslatedNotice, useIsTranslated } from './shell/untranslated-notice.tsx'
import cyrillicFonts from './styles/cyrillic-fonts.css?url'
import tallScripts from './styles/tall-scripts.css?url'
import { clearFlash, readFlash } from './ui/notices/flash.server.ts'
import { FlashNotice } from './ui/notices/flash-notice.tsx'
import { NoticeProvider } from './ui/notices/notice-provider.tsx'

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

const preloadFont = (href: string) => ({ ...font, href })

export const links: LinksFunction = () => [
  ...[displayFont, textFont, boldFont].map(preloadFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

const styleSheet = (href: string) => ({ rel: 'stylesheet', href })

/** Links that pages in a script need besides those of all pages. */
const linksOfScript: Partial<Record<string, ComponentProps<'link'>[]>> = {
  Cyrl: [
    ...[cyrillicDisplayFont, cyrillicTextFont, cyrillicBoldFont].map(preloadFont),
    styleSheet(cyrillicFonts),
  ],
  Deva: [styleSheet(tallScripts)],
  Hans: [styleSheet(tallScripts)],
}

/** The footer's form is on every page. */
export const handle = { i18n: 'forms' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, members, session, siteUrl } = context
  const lng = languageOfPath(new URL(request.url).pathname)
  const [settings, palette, interfaceTexts, placedPages] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, lng),
      readPalette(content),
      readInterfaceTexts(content, lng),
      readPlacedPages(content, lng),
    ]),
  )
  const flash = await readFlash(request.headers.get('cookie'))
  const page = {
    settings,
    interfaceTexts,
    placedPages,
    palette: paletteStyle(palette),
    member: session && { id: session.userId, name: session.name },
    siteUrl,
    flash,
  }
  // Shown once: not again on the next page.
  return flash
    ? data(page, { headers: { 'Set-Cookie': await clearFlash(members.cookieSecure) } })
    : data(page)
}

/** An error's own headers (`Retry-After`) reach the browser. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** The shell's data depends on the session, so it is loaded again only after a form was accepted. */
export function shouldRevalidate({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const nonce = useNonce()
  const page = useRouteLoaderData<typeof loader>('root')
  const isFramed = useMatches().some((match) => handleOf(match).framed)
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f172a" />
        <Meta />
        <Links />
        {linksOfScript[scriptOf(i18n.language) ?? '']?.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {page?.palette && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: validated names and hex values only
            dangerouslySetInnerHTML={{ __html: page.palette }}
          />
        )}
      </head>
      <body>
        <NoticeProvider>
          {isFramed ? (
            <main>{children}</main>
          ) : (
            <Shell settings={page?.settings} member={page?.member ?? null}>
              {children}
            </Shell>
          )}
        </NoticeProvider>
        <ScrollRestoration nonce={nonce} />
        <PageMessages overrides={page?.interfaceTexts} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  const { flash, member } = useLoaderData<typeof loader>()
  const translated = useIsTranslated()
  const noindex = useMatches().some((match) => isNoindex(handleOf(match)))
  return (
    <>
      {noindex && <meta name="robots" content="noindex" />}
      {flash && <FlashNotice flash={flash} />}
      <CopyNotice />
      <PracticeSync account={member?.id ?? null} />
      {translated ? (
        <Outlet />
      ) : (
        <>
          <UntranslatedNotice />
          <div lang={defaultLanguage}>
            <Outlet />
          </div>
        </>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
