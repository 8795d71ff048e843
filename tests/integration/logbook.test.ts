import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseMedium, readLevelMedia } from '../../app/logbook/level-media.server.ts'
import { logbookOf } from '../../app/logbook/logbook.server.ts'
import { emptyLogbook, withDone, withMedium } from '../../app/logbook/logbook.ts'
import type { MembersConfig } from '../../app/members/config.ts'
import { createSessionCookie, readTokens } from '../../app/members/session-cookie.server.ts'
import { type Backend, startBackend } from './support/backend.ts'
import { visitsOf } from './support/visits.ts'

const NOW = '2026-01-02T03:04:05.000Z'

let backend: Backend
let members: MembersConfig
beforeAll(async () => {
  backend = await startBackend()
  const { url, anonKey } = backend
  members = { url, publicUrl: '/supabase', anonKey, cookieSecure: false }
})
afterAll(() => backend.stop())

/** A member's browser, and what the site's server makes of its requests. */
async function voyager() {
  const member = await backend.member()
  const tokens = readTokens((await member.client.auth.getSession()).data.session)
  if (!tokens) throw new Error('Not signed in')
  const cookie = createSessionCookie(tokens, members).split(';')[0] ?? ''
  const { session, ...context } = await visitsOf(members)(cookie)
  if (!session || session === 'unknown') throw new Error('No session')
  const store = logbookOf(context, session)
  return {
    member,
    store,
    /** Uploads a file as it would be in the gallery; answers its path. */
    async upload(name: string, content: Buffer, contentType: string) {
      const path = `${member.id}/${randomUUID()}-${name}`
      const { error } = await member.client.storage.from('media').upload(path, content, {
        contentType,
      })
      expect(error).toBeNull()
      return path
    },
    choose(slot: string, path: string) {
      const form = new FormData()
      form.set('slot', slot)
      form.set('path', path)
      return chooseMedium(form, 'inicial', session, members, store)
    },
    media: async () => readLevelMedia(members, await store.read(), 'inicial'),
  }
}

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#d97706' } })
    .png()
    .toBuffer()

describe('a logbook', () => {
  it('is empty at first, and keeps what is written', async () => {
    const { store } = await voyager()
    expect(await store.read()).toEqual(emptyLogbook)
    await store.change((logbook) => withDone(logbook, 'lesson-one', true, NOW))
    await store.change((logbook) => withMedium(logbook, 'inicial', 'image', 'a/b.png'))
    expect(await store.read()).toEqual({
      levels: { inicial: { image: 'a/b.png' } },
      lessons: { 'lesson-one': { doneAt: NOW } },
    })
  })

  it('is nobody else’s to read', async () => {
    const { store, member } = await voyager()
    await store.change((logbook) => withDone(logbook, 'lesson-one', true, NOW))
    const other = await backend.member()
    const path = `${member.id}/logbook.json`
    for (const client of [other.client, backend.client()]) {
      const { data, error } = await client.storage.from('members').download(path)
      expect(data).toBeNull()
      expect(error).not.toBeNull()
    }
  })

  it('that somebody filled with nonsense counts as empty, and can be written again', async () => {
    const { store, member } = await voyager()
    const nonsense = new Blob(['{"levels":'], { type: 'application/json' })
    await member.client.storage.from('members').upload(`${member.id}/logbook.json`, nonsense, {
      contentType: 'application/json',
    })
    expect(await store.read()).toEqual(emptyLogbook)
    await store.change((logbook) => withDone(logbook, 'x', true, NOW))
    expect((await store.read()).lessons).toEqual({ x: { doneAt: NOW } })
  })
})

describe("a level's places", () => {
  it('take an image where an image belongs, until it is removed', async () => {
    const ana = await voyager()
    const path = await ana.upload('mi-guitarra.png', await png(), 'image/png')
    expect(await ana.choose('video', path)).toBe('wrongKind')
    expect(await ana.choose('image', path)).toBeNull()
    expect(await ana.media()).toMatchObject({ image: { path, kind: 'image' }, video: null })
    await ana.member.client.storage.from('media').remove([path])
    expect(await ana.media()).toEqual({ image: null, video: null })
  })

  it('give the place back to the school', async () => {
    const ana = await voyager()
    const path = await ana.upload('a.png', await png(), 'image/png')
    await ana.choose('image', path)
    expect(await ana.choose('image', '')).toBeNull()
    expect(await ana.media()).toEqual({ image: null, video: null })
  })

  it('take nobody else’s media, and nothing that is not there', async () => {
    const [ana, blas] = [await voyager(), await voyager()]
    const path = await blas.upload('b.png', await png(), 'image/png')
    expect(await ana.choose('image', path)).toBe('notYours')
    expect(await ana.choose('image', `${ana.member.id}/1-nada.png`)).toBe('notYours')
    expect(await ana.choose('sound', path)).toBe('malformed')
  })
})
