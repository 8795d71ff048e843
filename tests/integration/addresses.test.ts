import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/lib/server.mjs'
import { seededFolder } from './support/seeded-folder.ts'

const BUILD_MS = 300_000
let folder: string
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  folder = await seededFolder()
  server = await startServer(folder)
}, BUILD_MS)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  ['/niveles', 200, 'es'],
  ['/en', 200, 'en'],
  ['/en/niveles', 200, 'en'],
  // Spanish has no prefix, and what is no language is no prefix either.
  ['/es/niveles', 404, 'es'],
  ['/xx/niveles', 404, 'es'],
  // A page's name in second place is not taken for that page.
  ['/cursos/afinador', 200, 'es'],
  ['/en/cursos/planes', 200, 'en'],
  ['/blog/planes', 404, 'es'],
  ['/no-existe', 404, 'es'],
  ['/en/no-existe', 404, 'en'],
  ['/cursos/%E0%A4%A', 404, 'es'],
])('%s answers %i in "%s"', async (path, status, language) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(new RegExp(`<html lang="${language}"`))
})

it('results of a search are not cached', async () => {
  const { headers } = await fetch(`${server.url}/buscar?q=blues`)
  expect(headers.get('cache-control')).toBe('no-store')
})

it('a flood of forms is limited, whatever address the sender claims', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) {
    const { status } = await fetch(`${server.url}/formularios/newsletter.data`, {
      method: 'POST',
      headers: { 'x-real-ip': `192.0.2.${i}`, 'x-forwarded-for': `192.0.2.${i}` },
      body: new URLSearchParams({ email: '' }),
    })
    statuses.push(status)
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
})
