import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { seeded } from '../../../app/sounds/samples.ts'
import { pick, repeat, type Soak } from './run.ts'

const MEMBERS = 20
const PAUSE_MS = 4000
/** Files that a member keeps; the oldest goes when there is one more. */
const MAX_FILES = 8

/** Deliberate refusals of the storage. */
const isRefusal = (error: { status?: unknown; statusCode?: unknown } | null) =>
  error !== null && [429, 503, 507].includes(Number(error.status ?? error.statusCode))

/** Bucket and digest of a member's file. */
type StoredFile = { bucket: 'practice' | 'media'; digest: string }

/** Twenty members upload, publish, list, read and delete; what was acknowledged must be there in the end. */
export function members(soak: Soak): { done: Promise<void>[]; check(): Promise<number> } {
  const { url, anonKey, serviceRoleKey } = soak.keys.supabase
  const auth = { persistSession: false, autoRefreshToken: false }
  const admin = createClient(url, serviceRoleKey, { auth })
  const everybody = Array.from({ length: MEMBERS }, (_member, index) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` }
    const client = createClient(url, anonKey, { auth, global: { headers } })
    /** The files that the storage has acknowledged, by path. */
    return { index, client, files: new Map<string, StoredFile>() }
  })

  const done = everybody.map(async ({ index, client, files }) => {
    const random = seeded(1000 + index)
    const credentials = { email: `socio-${index}@soak.test`, password: `remos-y-jarcias-${index}` }
    const created = await admin.auth.admin.createUser({ ...credentials, email_confirm: true })
    if (created.error) throw created.error
    const { data, error } = await client.auth.signInWithPassword(credentials)
    if (error) throw error
    const { storage } = client
    let turn = 0
    await repeat(soak, 'a member', PAUSE_MS, random, async () => {
      const path = `${data.user.id}/${index}-${turn++}.png`
      const picture = await noise(random)
      const options = { contentType: 'image/png' }
      const uploaded = await storage.from('practice').upload(path, picture, options)
      if (uploaded.error && !isRefusal(uploaded.error)) throw uploaded.error
      if (!uploaded.error) files.set(path, { bucket: 'practice', digest: digest(picture) })
      const known = pick(random, [...files.entries()])
      if (known) await moveOrRead(...known)
      for (const bucket of ['practice', 'media']) {
        const listed = await storage.from(bucket).list(data.user.id)
        if (listed.error && !isRefusal(listed.error)) throw listed.error
      }
      const [oldest] = files.entries()
      if (!oldest || files.size <= MAX_FILES) return
      const removed = await storage.from(oldest[1].bucket).remove([oldest[0]])
      if (removed.error && !isRefusal(removed.error)) throw removed.error
      if (!removed.error) files.delete(oldest[0])
    })

    /** Publishes a private file and takes a published one back, each second time; else reads it. */
    async function moveOrRead(path: string, { bucket, digest: expected }: StoredFile) {
      const from = storage.from(bucket)
      if (random() < 0.5) {
        const to = bucket === 'media' ? 'practice' : 'media'
        const moved = await from.move(path, path, { destinationBucket: to })
        if (moved.error && !isRefusal(moved.error)) throw moved.error
        if (!moved.error) files.set(path, { bucket: to, digest: expected })
        return
      }
      const read = await from.download(path)
      if (read.error && !isRefusal(read.error)) throw read.error
      if (read.data && digest(Buffer.from(await read.data.arrayBuffer())) !== expected) {
        soak.problems.add('wrong content', path)
      }
    }
  })

  return {
    done,
    /** Reads every acknowledged file with the service key. @returns how many there were */
    async check() {
      let count = 0
      for (const [path, { bucket, digest: expected }] of everybody.flatMap(({ files }) => [
        ...files,
      ])) {
        count++
        const { data } = await admin.storage.from(bucket).download(path)
        const found = data && digest(Buffer.from(await data.arrayBuffer()))
        if (found !== expected) soak.problems.add('a lost write', path)
      }
      return count
    },
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A picture that is like no other: 64 pixels square, about 12 kB. */
function noise(random: () => number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, () => Math.floor(random() * 256)))
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
}
