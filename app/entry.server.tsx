import { PassThrough } from 'node:stream'
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { languageOfPath } from '../domain/languages.ts'
import type { Namespace } from '../domain/messages/es.ts'
import { handleOf } from '../domain/page-handle.ts'
import { createPageI18n } from './content/texts.server.ts'
import type { SiteContext } from './context.ts'
import { NonceContext } from './shell/nonce.ts'

export * as core from './core.server.ts'

export const streamTimeout = 5000

/** Logs what failed here. A request that no route accepts is a client error: its request log line is enough. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}

/**
 * Removes the line end from the data of a redirect, so that pages follow it after the end of its body.
 * Otherwise they follow it at the line end and abort the body with the page, which Firefox reports.
 */
export const handleDataRequest: HandleDataRequestFunction = async (response) => {
  if (!response.headers.has('X-Remix-Reload-Document')) return response
  return new Response((await response.text()).trimEnd(), response)
}

/** Namespaces that the matched routes name in `handle.i18n`; `common` is on every page. */
function namespacesOf({ staticHandlerContext, routeModules }: EntryContext): Namespace[] {
  const named = staticHandlerContext.matches.flatMap(
    ({ route }) => handleOf(routeModules[route.id]).i18n ?? [],
  )
  return [...new Set<Namespace>(['common', ...named])]
}

/**
 * Renders a page. A member's page streams; a bot's, and a visitor's (which the server caches for the next
 * visitor), is sent whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, session, content }: SiteContext,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname)
  const instance = await createPageI18n(content, language, namespacesOf(remixContext))
  // Each `useTranslation` copies the own properties of the instance: this one has none to copy.
  const i18n = Object.create(instance)
  const whole = !session || isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceContext.Provider>,
      {
        nonce,
        [whole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError(error: unknown) {
          failed = true
          console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
