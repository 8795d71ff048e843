import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MembersConfig } from '../../app/members/config.ts'
import { readGallery } from '../../app/members/media/gallery.server.ts'
import { startSupabase } from './auth-harness.ts'
import { png } from './support/media.ts'

// The gallery shows what is published, the latest first; a store from before publishing was an act is
// published as it stands.

let supabase: Awaited<ReturnType<typeof startSupabase>>
let members: MembersConfig
let picture: Buffer
beforeAll(async () => {
  supabase = await startSupabase()
  const { url, keys } = supabase
  members = { url, publicUrl: url, anonKey: keys.anonKey, cookieSecure: false }
  picture = await png()
})
afterAll(async () => {
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

const shown = async (hidden: string[] = []) =>
  (await readGallery(members, new Set(hidden), null)).media.map(({ path }) => path)

async function member() {
  const { member: client, session } = await supabase.newMember('la mar salada y sola')
  const id = session?.user.id ?? ''
  const files = (bucket: string) => client.storage.from(bucket)
  return {
    id,
    files,
    async upload(bucket: string, name: string) {
      const path = `${id}/${name}`
      const { error } = await files(bucket).upload(path, picture, { contentType: 'image/png' })
      expect(error).toBeNull()
      return path
    },
    async move(path: string, from: string, destinationBucket: string) {
      const { error } = await files(from).move(path, path, { destinationBucket })
      expect(error).toBeNull()
    },
  }
}

/** Writes what a server of before has stored, whose one bucket for photos was public. */
function storeFromBefore(owner: string, name: string): string {
  const path = `${owner}/${name}`
  const version = randomUUID()
  const objects = join(supabase.folder, 'storage/objects')
  mkdirSync(objects, { recursive: true })
  writeFileSync(join(objects, version), picture)
  const db = new DatabaseSync(join(supabase.folder, 'storage.sqlite'))
  const day = '2026-01-01T00:00:00.000Z'
  db.prepare('INSERT INTO objects VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    ...[randomUUID(), 'media', path, owner, version, picture.length, 'image/png', 'max-age=3600'],
    ...[null, day, day],
  )
  db.close()
  return path
}

describe('the gallery', () => {
  it('lists the latest publications first, and no withdrawn ones', async () => {
    const ana = await member()
    const early = await ana.upload('practice', '1-early.png')
    const straight = await ana.upload('media', '2-straight.png')
    expect(await shown()).toEqual([straight])
    await ana.move(early, 'practice', 'media')
    expect(await shown()).toEqual([early, straight])
    expect(await shown([early])).toEqual([straight])
    await ana.move(early, 'media', 'practice')
    expect(await shown()).toEqual([straight])
    // Hidden by its path, it stays hidden when it is published again.
    await ana.move(early, 'practice', 'media')
    expect(await shown([early])).toEqual([straight])
    await ana.files('media').remove([early, straight])
  })

  it('still shows earlier uploads, which their member can withdraw', async () => {
    const ana = await member()
    const old = storeFromBefore(ana.id, '1-vieja.png')
    supabase.restart()
    expect(await shown()).toEqual([old])
    const { publicUrl } = ana.files('media').getPublicUrl(old).data
    expect((await fetch(publicUrl)).status).toBe(200)
    await ana.move(old, 'media', 'practice')
    expect(await shown()).toEqual([])
    expect((await fetch(publicUrl)).status).toBe(400)
    const { data } = await ana.files('practice').download(old)
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(picture)
  })
})
