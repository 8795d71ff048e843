import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Member, startBackend } from './support/backend.ts'
import { png } from './support/media.ts'
import { ACTORS, type Actor, CASES, type Operation } from './support/storage-cases.ts'

// Runs against a hosted project too, whose rules are the SQL policies of supabase/migrations.

let backend: Backend
let owner: Member
let halfway: Member
let actors: Record<Actor, SupabaseClient>
let picture: Buffer
beforeAll(async () => {
  backend = await startBackend()
  picture = await png()
  owner = await backend.member()
  halfway = await backend.member()
  actors = {
    anon: backend.client(),
    owner: owner.client,
    member: (await backend.member()).client,
    captain: (await backend.member({ role: 'captain' })).client,
    halfwayOwner: await halfwayClient(halfway),
    halfwayCaptain: await halfwayClient(await backend.member({ role: 'captain' })),
    service: backend.admin,
  }
})
afterAll(async () => {
  for (const bucket of ['media', 'practice', 'members']) {
    const files = backend.admin.storage.from(bucket)
    for (const { id } of [owner, halfway]) {
      const { data } = await files.list(id)
      await files.remove((data ?? []).map(({ name }) => `${id}/${name}`))
    }
  }
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

const contentOf = (bucket: string) =>
  bucket === 'members'
    ? { body: Buffer.from('{}'), contentType: 'application/json' }
    : { body: picture, contentType: 'image/png' }

/** Signs in with the password alone, once the member has an authenticator. */
async function halfwayClient({ client, email, password }: Member): Promise<SupabaseClient> {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') })
  const code = totp.generate()
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  expect(verified.error).toBeNull()
  const first = backend.client()
  expect((await first.auth.signInWithPassword({ email, password })).error).toBeNull()
  return first
}

/** An object of the owner's, for the actors to operate on. */
async function newObject(bucket: string, of = owner): Promise<string> {
  const name = `${of.id}/${randomUUID()}`
  const { body, contentType } = contentOf(bucket)
  const { error } = await backend.admin.storage.from(bucket).upload(name, body, { contentType })
  expect(error).toBeNull()
  return name
}

/** Tries the operation; whether it took place is looked up with the service key. */
async function succeeds(actor: Actor, bucket: string, operation: Operation) {
  const client = actors[actor]
  const of = actor === 'halfwayOwner' ? halfway : owner
  const files = client.storage.from(bucket)
  const truth = backend.admin.storage.from(bucket)
  const isThere = async (name: string) => (await truth.exists(name)).data
  const { body, contentType } = contentOf(bucket)
  const name = await newObject(bucket, of)
  const other = `${of.id}/${randomUUID()}`
  switch (operation) {
    case 'list': {
      const { data } = await files.list(of.id, { limit: 1000 })
      return (data ?? []).some((file) => name.endsWith(file.name))
    }
    case 'download':
      return (await files.download(name)).data !== null
    case 'upload':
      await files.upload(other, body, { contentType })
      return isThere(other)
    case 'replace': {
      const before = (await truth.info(name)).data?.version
      await files.upload(name, body, { contentType, upsert: true })
      return (await truth.info(name)).data?.version !== before
    }
    case 'move':
      await files.move(name, other)
      return isThere(other)
    case 'copy':
      await files.copy(name, other)
      return isThere(other)
    case 'remove':
      await files.remove([name])
      return !(await isThere(name))
  }
}

describe.each(CASES)('$bucket: to $operation an object', ({ bucket, operation, allowed }) => {
  it.each(ACTORS)('as %s', async (actor) => {
    const done = await succeeds(actor, bucket, operation)
    expect(done).toBe(allowed.includes(actor))
  })
})

it('signs no upload for a path of another member', async () => {
  const path = `${owner.id}/${randomUUID()}.png`
  for (const actor of ['anon', 'member', 'captain'] as const) {
    const { data, error } = await actors[actor].storage.from('media').createSignedUploadUrl(path)
    expect(data).toBeNull()
    expect(error?.message).toMatch(/row-level security/)
  }
})

it('refuses to write outside a folder, or into an unknown bucket', async () => {
  const body = picture
  const options = { contentType: 'image/png' }
  const atRoot = await owner.client.storage.from('media').upload('bandera.png', body, options)
  expect(atRoot.error?.message).toMatch(/row-level security/)
  const beside = await owner.client.storage
    .from('media')
    .upload(`${owner.id}x/a.png`, body, options)
  expect(beside.error?.message).toMatch(/row-level security/)
  const nowhere = await owner.client.storage.from('bodega').upload(`${owner.id}/a`, body, options)
  expect(nowhere.error?.message).toBe('Bucket not found')
})

it('refuses to move an object into a folder of another, nor copy from a private one', async () => {
  const thief = await backend.member()
  const own = `${thief.id}/botin`
  const stolen = await newObject('members')
  expect((await thief.client.storage.from('members').copy(stolen, own)).error).not.toBeNull()
  expect((await thief.client.storage.from('members').move(stolen, own)).error).not.toBeNull()
  const across = await thief.client.storage
    .from('members')
    .copy(stolen, own, { destinationBucket: 'media' })
  expect(across.error).not.toBeNull()
  await thief.client.storage.from('media').upload(own, picture, { contentType: 'image/png' })
  const planted = await thief.client.storage.from('media').move(own, `${owner.id}/regalo`)
  expect(planted.error?.message).toMatch(/row-level security/)
  await backend.admin.storage.from('media').remove([own])
})
