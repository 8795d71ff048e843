import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MembersConfig } from '../../app/members/config.ts'
import { chooseMedium, readLevelMedia } from '../../app/members/progress/level-media.server.ts'
import { progressStoreOf } from '../../app/members/progress/progress.server.ts'
import { emptyProgress, withDone, withMedium } from '../../app/members/progress/progress.ts'
import { createSessionCookie, readTokens } from '../../app/members/session/session-cookie.server.ts'
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
  const cookie = (await createSessionCookie(tokens, members)).split(';')[0] ?? ''
  const { session, ...context } = await visitsOf(members)(cookie)
  if (!session || session === 'unknown') throw new Error('No session')
  const store = progressStoreOf(context, session)
  return {
    member,
    store,
    /** Uploads a file; returns its path. */
    async upload(name: string, content: Buffer, contentType: string, bucket = 'practice') {
      const path = `${member.id}/${randomUUID()}-${name}`
      const { error } = await member.client.storage.from(bucket).upload(path, content, {
        contentType,
      })
      expect(error).toBeNull()
      return path
    },
    choose(slot: string, path: string) {
      const form = new FormData()
      form.set('slot', slot)
      form.set('path', path)
      return chooseMedium(form, 'inicial', session, context, store)
    },
    media: async () => readLevelMedia(context, await store.read(), 'inicial'),
  }
}

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#d97706' } })
    .png()
    .toBuffer()

describe('stored progress', () => {
  it('is empty at first, and stores changes', async () => {
    const { store } = await voyager()
    expect(await store.read()).toEqual(emptyProgress)
    await store.change((progress) => withDone(progress, 'lesson-one', true, NOW))
    await store.change((progress) => withMedium(progress, 'inicial', 'image', 'a/b.png'))
    expect(await store.read()).toEqual({
      levels: { inicial: { image: 'a/b.png' } },
      lessons: { 'lesson-one': { doneAt: NOW } },
    })
  })

  it('cannot be read by others', async () => {
    const { store, member } = await voyager()
    await store.change((progress) => withDone(progress, 'lesson-one', true, NOW))
    const other = await backend.member()
    const path = `${member.id}/logbook.json`
    for (const client of [other.client, backend.client()]) {
      const { data, error } = await client.storage.from('members').download(path)
      expect(data).toBeNull()
      expect(error).not.toBeNull()
    }
  })

  it('that is malformed counts as empty, and can be written again', async () => {
    const { store, member } = await voyager()
    const nonsense = new Blob(['{"levels":'], { type: 'application/json' })
    await member.client.storage.from('members').upload(`${member.id}/logbook.json`, nonsense, {
      contentType: 'application/json',
    })
    expect(await store.read()).toEqual(emptyProgress)
    await store.change((progress) => withDone(progress, 'x', true, NOW))
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
    await ana.member.client.storage.from('practice').remove([path])
    expect(await ana.media()).toEqual({ image: null, video: null })
  })

  it('show private media by a new signed URL each time, to their member alone', async () => {
    const [ana, blas] = [await voyager(), await voyager()]
    const path = await ana.upload('a.png', await png(), 'image/png')
    await ana.choose('image', path)
    const read = async () => (await ana.media()).image?.url ?? ''
    const url = await read()
    expect(url).toMatch(/^\/supabase\/storage\/v1\/object\/sign\/practice\//)
    const fetched = (address: string) => fetch(new URL(address, backend.url))
    expect((await fetched(url)).status).toBe(200)
    expect((await fetched(url.replace(/\?.*/, ''))).status).toBe(400)
    // Another member's progress can name it, and shows nothing.
    await blas.store.change((progress) => withMedium(progress, 'inicial', 'image', path))
    expect(await blas.media()).toEqual({ image: null, video: null })
    const clock = backend.embedded?.clock
    if (!clock) return
    clock.offsetMs = 60 * 60 * 1000 + 1000
    await ana.member.client.auth.refreshSession()
    expect((await fetched(url)).status).toBe(400)
    clock.offsetMs = 0
    expect((await fetched(await read())).status).toBe(200)
  })

  it('show published media by their public URL, also after they are withdrawn', async () => {
    const ana = await voyager()
    const path = await ana.upload('a.png', await png(), 'image/png', 'media')
    await ana.choose('image', path)
    expect((await ana.media()).image?.url).toBe(`/supabase/storage/v1/object/public/media/${path}`)
    const { storage } = ana.member.client
    await storage.from('media').move(path, path, { destinationBucket: 'practice' })
    expect((await ana.media()).image?.url).toContain('/object/sign/practice/')
  })

  it('can be reset to the school’s own media', async () => {
    const ana = await voyager()
    const path = await ana.upload('a.png', await png(), 'image/png')
    await ana.choose('image', path)
    expect(await ana.choose('image', '')).toBeNull()
    expect(await ana.media()).toEqual({ image: null, video: null })
  })

  it('refuse media of others, and missing ones', async () => {
    const [ana, blas] = [await voyager(), await voyager()]
    const path = await blas.upload('b.png', await png(), 'image/png')
    expect(await ana.choose('image', path)).toBe('notYours')
    expect(await ana.choose('image', `${ana.member.id}/1-nada.png`)).toBe('notYours')
    expect(await ana.choose('sound', path)).toBe('malformed')
  })
})
