import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createClient as createSanityClient } from '@sanity/client'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { seededFolder } from './support/seeded-folder.ts'

const BUILD_MS = 300_000
let folder: string
let server: Awaited<ReturnType<typeof startServer>>
let cookie: string
let keys: {
  lake: { apiHost: string; projectId: string; dataset: string; token: string }
  supabase: { url: string; serviceRoleKey: string }
}

/** Pages with members-only content, with words that occur only there. */
const pages = [
  ['/niveles/inicial/la-mano-que-rema', 'Mira a alguien remar'],
  ['/niveles/avanzado/notas-guia', 'cruza un bosque de acordes'],
  ['/tesoros/masterclass-legado-barbanegra', 'se encendía mechas bajo el sombrero'],
  ['/tesoros/pistas-triangulo-bermudas', 'blues-la-100.mp3'],
] as const

beforeAll(async () => {
  folder = await seededFolder()
  server = await startServer(folder)
  const { stdout } = await run(pinnedNode, ['scripts/captain.ts', 'capitana@escuela.test'], server)
  cookie = await signIn(JSON.parse(stdout))
  keys = JSON.parse((await run(pinnedNode, ['scripts/keys.ts'], server)).stdout)
}, BUILD_MS)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs in by the form of the site; returns the cookie of the session. */
async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${server.url}/acceso`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(credentials),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const admin = () => createClient(keys.supabase.url, keys.supabase.serviceRoleKey).auth.admin

/** A user of this rank, signed in. */
async function newMember(tier: 'grumete' | 'capitan') {
  const account = { email: `${randomUUID()}@escuela.test`, password: 'velas-y-cabos-22' }
  const made = { ...account, email_confirm: true, app_metadata: { tier } }
  const { data, error } = await admin().createUser(made)
  if (error) throw error
  return { id: data.user.id, cookie: await signIn(account) }
}

/** The page, and its data as the browser would fetch it, as a user gets them. */
async function answersTo(path: string, headers: Record<string, string> = {}) {
  const urls = [path, `${path}.data`].map((address) => server.url + address)
  const responses = await Promise.all(urls.map((url) => fetch(url, { headers })))
  for (const { status } of responses) expect(status).toBe(200)
  const [page = '', data = ''] = await Promise.all(responses.map((response) => response.text()))
  return { page, data, caching: responses.map((response) => response.headers.get('cache-control')) }
}

it.each(pages)('%s has a paywall for visitors, before and after a member', async (path, words) => {
  const before = await answersTo(path)
  expect(before.page + before.data).not.toContain(words)

  const member = await answersTo(path, { cookie })
  expect(member.page).toContain(words)
  expect(member.data).toContain(words)
  expect(member.caching).toEqual(['no-store', 'no-store'])

  const after = await answersTo(path)
  expect(after.page + after.data).not.toContain(words)
})

/** Addresses of the tracks of a treasure, as the page of a user with access names them. */
async function tracks(of: string = cookie) {
  const { page } = await answersTo('/tesoros/pistas-triangulo-bermudas', { cookie: of })
  return [...page.matchAll(/<audio[^>]* src="([^"]+)"/g)].map(([, url = '']) => server.url + url)
}

it('the tracks are files that can be seeked and saved', async () => {
  const urls = await tracks()
  expect(urls).toHaveLength(6)
  for (const url of urls) {
    const part = await fetch(url, { headers: { cookie, range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('audio/mpeg')
    expect(part.headers.get('cache-control')).toBe('private, no-store')
    expect((await part.arrayBuffer()).byteLength).toBe(1000)
  }
  const saved = await fetch(`${urls[0]}&save`, { headers: { cookie } })
  expect(saved.status).toBe(200)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; .*\.mp3$/)
})

it('the address of a track is refused to another user', async () => {
  const [url = ''] = await tracks()
  const other = await newMember('grumete')
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(url, { headers })).status
  expect(await statusFor({})).toBe(401)
  expect(await statusFor({ cookie: other.cookie })).toBe(403)
  expect(await statusFor({ cookie })).toBe(200)
})

it('the address of a track is refused after the member has lost the tier', async () => {
  const member = await newMember('capitan')
  const [url = ''] = await tracks(member.cookie)
  const status = async () => (await fetch(url, { headers: { cookie: member.cookie } })).status
  expect(await status()).toBe(200)
  await admin().updateUserById(member.id, { app_metadata: { tier: 'grumete' } })
  expect(await status()).toBe(403)
  await admin().updateUserById(member.id, { app_metadata: { tier: 'capitan' } })
  expect(await status()).toBe(200)
  await admin().deleteUser(member.id)
  expect(await status()).toBe(401)
})

it('the dataset shows visitors neither the list of files nor their content', async () => {
  const { apiHost, projectId, dataset, token } = keys.lake
  const lake = { apiHost, projectId, dataset, useProjectHostname: false, useCdn: false }
  const client = createSanityClient({ ...lake, apiVersion: '2025-02-19' })
  const query = '*[_type == "sanity.fileAsset"]{ _id, url }'
  expect(await client.fetch(query)).toEqual([])
  const [file] = await client.withConfig({ token }).fetch(query)

  expect(await client.getDocument(file._id)).toBeUndefined()
  expect((await fetch(file.url)).status).toBe(401)
  expect((await fetch(file.url, { headers: { cookie } })).status).toBe(200)
})

it('the sitemap names every lesson, the search finds them by their public fields', async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  for (const [path] of pages) expect(sitemap).toContain(`${path}</loc>`)
  const find = async (words: string) => (await fetch(`${server.url}/buscar?q=${words}`)).text()
  expect(await find('rasgueo')).toContain('href="/niveles/inicial/la-mano-que-rema"')
  expect(await find('tropezones')).not.toContain('href="/niveles/inicial/la-mano-que-rema"')
})
