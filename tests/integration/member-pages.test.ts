import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/build.mjs'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'

const BUILD_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'member-pages-'))
let server: Awaited<ReturnType<typeof startServer>>
let cookie: string

/** Pages of which members read more, with words that stand only in what they read. */
const pages = [
  ['/niveles/inicial/la-mano-que-rema', 'Mira a alguien remar'],
  ['/niveles/avanzado/notas-guia', 'cruza un bosque de acordes'],
  ['/tesoros/masterclass-legado-barbanegra', 'se encendía mechas bajo el sombrero'],
  ['/tesoros/pistas-triangulo-bermudas', 'blues-la-100.mp3'],
] as const

beforeAll(async () => {
  await buildStale()
  server = await startServer(folder)
  const { stdout } = await run(pinnedNode, ['scripts/captain.ts', 'capitana@escuela.test'], server)
  const response = await fetch(`${server.url}/acceso`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(JSON.parse(stdout)),
  })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}, BUILD_MS)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The page and the data that the browser would ask for alone, as somebody gets them. */
async function answersTo(path: string, headers: Record<string, string> = {}) {
  const urls = [path, `${path}.data`].map((address) => server.url + address)
  const responses = await Promise.all(urls.map((url) => fetch(url, { headers })))
  for (const { status } of responses) expect(status).toBe(200)
  const [page = '', data = ''] = await Promise.all(responses.map((response) => response.text()))
  return { page, data, caching: responses.map((response) => response.headers.get('cache-control')) }
}

it.each(pages)('%s has a gate for visitors, before and after a member', async (path, words) => {
  const before = await answersTo(path)
  expect(before.page + before.data).not.toContain(words)

  const member = await answersTo(path, { cookie })
  expect(member.page).toContain(words)
  expect(member.data).toContain(words)
  expect(member.caching).toEqual(['no-store', 'no-store'])

  const after = await answersTo(path)
  expect(after.page + after.data).not.toContain(words)
})

it('the tracks are files that can be played from the middle', async () => {
  const { page } = await answersTo('/tesoros/pistas-triangulo-bermudas', { cookie })
  const urls = [...page.matchAll(/<audio[^>]* src="([^"]+)"/g)].map(([, url = '']) => url)
  expect(urls).toHaveLength(6)
  for (const url of urls) {
    const part = await fetch(server.url + url, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('audio/mpeg')
    expect((await part.arrayBuffer()).byteLength).toBe(1000)
  }
})

it('the sitemap names every lesson, the search finds them by what everybody may know', async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  for (const [path] of pages) expect(sitemap).toContain(`${path}</loc>`)
  const find = async (words: string) => (await fetch(`${server.url}/buscar?q=${words}`)).text()
  expect(await find('rasgueo')).toContain('href="/niveles/inicial/la-mano-que-rema"')
  expect(await find('tropezones')).not.toContain('href="/niveles/inicial/la-mano-que-rema"')
})
