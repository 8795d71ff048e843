import { languageOfPath } from '../domain/languages.ts'
import { messagesOf } from './messages.ts'
import { plainPage } from './plain-page.ts'

const SECONDS = 2

/** Screen readers would read a page that reloads itself from its beginning each time. */
const OPEN_WHEN_READY = `setInterval(async () => {
  const { status } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ status: 503 }))
  if (status !== 503) location.reload()
}, ${SECONDS * 1000})`

/**
 * The response while the server is starting, in the language of the path: a page that opens the
 * one that was requested when there is one.
 */
export async function startingPage(path: string): Promise<Response> {
  const language = languageOfPath(path)
  const { starting } = await messagesOf(language, 'offline')
  const html = plainPage(language, {
    ...starting,
    head: `<noscript><meta http-equiv="refresh" content="${SECONDS}"></noscript>\n`,
    end: `<script>${OPEN_WHEN_READY}</script>\n`,
  })
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': `${SECONDS}` }
  return new Response(html, { status: 503, headers })
}
