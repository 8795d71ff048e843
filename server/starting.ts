import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageOfPath } from '../app/i18n/languages.ts'

const SECONDS = 2
const EMBLEM = join(import.meta.dirname, '../public/favicon.svg')

/** A page that loaded itself again and again would be read aloud from its beginning each time. */
const OPEN_WHEN_READY = `setInterval(async () => {
  const { status } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ status: 503 }))
  if (status !== 503) location.reload()
}, ${SECONDS * 1000})`

/**
 * The answer while the school is being made ready, in the language of the path: a page that stands by
 * itself, because nothing else can be fetched yet, and opens the one that was asked for when there is
 * one. In the seed's colours: the captain's are not read yet.
 */
export async function startingPage(path: string): Promise<Response> {
  // Only now: the texts of all languages would keep the port closed for longer.
  const { catalogues } = await import('../app/i18n/catalogues.ts')
  const language = languageOfPath(path)
  const { title, text } = catalogues[language].offline.starting
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="${SECONDS}"></noscript>
<title>${title}</title>
<style>
body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;
font:1.2rem/1.5 system-ui,sans-serif;text-align:center;color:#fef3c7;background:#0f172a linear-gradient(#060b17,#1e3a8a 78%,#7c4a3a)}
h1{margin:0;font:800 clamp(2rem,8vw,3.5rem)/1.1 Georgia,serif}
p{margin:0}
svg{width:96px}
</style>
<div aria-hidden="true">${await readFile(EMBLEM, 'utf8').catch(() => '')}</div>
<h1>${title}</h1>
<p>${text}</p>
<script>${OPEN_WHEN_READY}</script>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': `${SECONDS}` }
  return new Response(html, { status: 503, headers })
}
