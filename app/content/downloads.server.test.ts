import { expect, it } from 'vitest'
import { createDownloads } from './downloads.server.ts'

const SHA1 = '0123456789abcdef0123456789abcdef01234567'
const grant = {
  fileId: `file-${SHA1}-mp3`,
  filename: 'a b.mp3',
  tier: 'capitan' as const,
  memberId: 'member-1',
}
const HOUR_MS = 60 * 60 * 1000
const clock = { now: Date.parse('2026-01-01T00:00:00Z') }
const open = (secret: number) =>
  createDownloads({
    secret: new Uint8Array(32).fill(secret),
    dataset: { projectId: 'p', dataset: 'd', baseUrl: 'https://files.test', token: 't' },
    now: () => clock.now,
  })
const downloads = open(1)
const tokenOf = (link: string) => new URL(link, 'https://site.test').searchParams.get('token') ?? ''

it('signs an address under the name of the file', async () => {
  const link = await downloads.link(grant)
  expect(link).toMatch(/^\/descargas\/a%20b\.mp3\?token=[\w.-]+$/)
  expect(await downloads.read(tokenOf(link))).toEqual({ grant, isExpired: false })
})

it('recognizes an expired URL for a day, and refuses it afterwards', async () => {
  const token = tokenOf(await downloads.link(grant))
  clock.now += HOUR_MS
  expect(await downloads.read(token)).toEqual({ grant, isExpired: true })
  clock.now += 25 * HOUR_MS
  expect(await downloads.read(token)).toBeNull()
})

it.each([
  ['nothing', ''],
  ['no token', 'a.b.c'],
  ['an unsigned token', `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(grant))}.`],
])('refuses %s', async (_case, token) => expect(await downloads.read(token)).toBeNull())

it('refuses an address that another site signed, or that was changed', async () => {
  expect(await downloads.read(tokenOf(await open(2).link(grant)))).toBeNull()
  const token = tokenOf(await downloads.link(grant))
  const [header, , signature] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...grant, exp: 9e9 })).toString('base64url')
  expect(await downloads.read(`${header}.${other}.${signature}`)).toBeNull()
})
