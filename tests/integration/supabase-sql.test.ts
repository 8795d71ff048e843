import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { supabasePolicies } from '../../server/policies/supabase.ts'
import { ACTORS, type Actor, CASES, type Operation } from './support/storage-cases.ts'

// The SQL policies for a hosted project, run by PostgreSQL in this process over a stub of Supabase's
// schemas. The same table of cases as supabase-policies.test.ts, which asks a whole backend.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const migrations = readdirSync(join(root, 'supabase/migrations')).sort()

const OWNER = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const HALFWAY = '33333333-3333-4333-8333-333333333333'
const captain = { role: 'captain' }
const claims: Record<Exclude<Actor, 'service'>, { sub?: string; [claim: string]: unknown }> = {
  anon: {},
  owner: { sub: OWNER, app_metadata: {} },
  member: { sub: OTHER },
  captain: { sub: OTHER, app_metadata: captain },
  halfwayOwner: { sub: HALFWAY, aal: 'aal1' },
  halfwayCaptain: { sub: HALFWAY, aal: 'aal1', app_metadata: captain },
}

let db: PGlite
beforeAll(async () => {
  db = new PGlite()
  await db.exec(read('tests/integration/support/storage-stub.sql'))
  // Twice: a project may have run them before.
  for (const file of [...migrations, ...migrations])
    await db.exec(read(`supabase/migrations/${file}`))
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('reset role; delete from storage.objects; delete from auth.mfa_factors')
  await db.query("insert into auth.mfa_factors (user_id, status) values ($1, 'verified')", [
    HALFWAY,
  ])
})

/** SQL of Supabase's storage for each operation, over an object of the owner's. */
const statements: Record<Operation, string> = {
  list: 'select name from storage.objects where bucket_id = $1 and name = $2',
  download: 'select name from storage.objects where bucket_id = $1 and name = $2',
  upload: "insert into storage.objects (bucket_id, name) values ($1, $2 || '2') returning name",
  replace:
    "update storage.objects set owner_id = 'x' where bucket_id = $1 and name = $2 returning name",
  move: "update storage.objects set name = $2 || '3' where bucket_id = $1 and name = $2 returning name",
  copy: `insert into storage.objects (bucket_id, name)
    select bucket_id, name || '4' from storage.objects where bucket_id = $1 and name = $2 returning name`,
  remove: 'delete from storage.objects where bucket_id = $1 and name = $2 returning name',
}

async function succeeds(actor: keyof typeof claims, statement: string, values: string[]) {
  await db.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify(claims[actor]),
  ])
  await db.exec(`set role ${actor === 'anon' ? 'anon' : 'authenticated'}`)
  const { rows } = await db.query(statement, values).catch((error: Error) => {
    expect(error.message).toMatch(/violates row-level security policy/)
    return { rows: [] }
  })
  return rows.length === 1
}

describe.each(CASES)('$bucket: to $operation an object', ({ bucket, operation, allowed }) => {
  it.each(ACTORS.filter((actor) => actor !== 'service'))('as %s', async (actor) => {
    const name = `${actor === 'halfwayOwner' ? HALFWAY : OWNER}/foto`
    await db.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name])
    const done = await succeeds(actor, statements[operation], [bucket, name])
    expect(done).toBe(allowed.includes(actor))
  })
})

it('gives a member who has verified the second factor all rights, and ignores unverified factors', async () => {
  const insert = 'insert into storage.objects (bucket_id, name) values ($1, $2) returning name'
  claims.halfwayOwner.aal = 'aal2'
  expect(await succeeds('halfwayOwner', insert, ['members', `${HALFWAY}/a`])).toBe(true)
  claims.halfwayOwner.aal = 'aal1'
  await db.exec("reset role; update auth.mfa_factors set status = 'unverified'")
  expect(await succeeds('halfwayOwner', insert, ['members', `${HALFWAY}/b`])).toBe(true)
})

it('refuses to write outside a folder of their own', async () => {
  const insert = 'insert into storage.objects (bucket_id, name) values ($1, $2) returning name'
  for (const name of ['foto', OWNER, `${OWNER}x/foto`, `${OTHER}/foto`]) {
    expect(await succeeds('owner', insert, ['media', name])).toBe(false)
    await db.exec('reset role')
  }
})

it('holds members, and no captain, to their quota', async () => {
  const stored = 'insert into storage.objects (bucket_id, name, owner_id, metadata) values'
  const add = (name: string, megabytes: number, owner = OWNER, bucket = 'media') =>
    db.query(`${stored} ($1, $2, $3, $4)`, [
      ...[bucket, `${owner}/${name}`, owner],
      JSON.stringify({ size: megabytes * 1024 * 1024 }),
    ])
  const insert = 'insert into storage.objects (bucket_id, name) values ($1, $2) returning name'
  await add('a', 400)
  expect(await succeeds('owner', insert, ['media', `${OWNER}/b`])).toBe(true)
  await db.exec('reset role')
  await add('c', 100, OWNER, 'practice')
  for (const bucket of ['media', 'practice']) {
    expect(await succeeds('owner', insert, [bucket, `${OWNER}/d`])).toBe(false)
    await db.exec('reset role')
  }
  // Publishing and taking back need no room.
  const to =
    'update storage.objects set bucket_id = $3 where bucket_id = $1 and name = $2 returning name'
  expect(await succeeds('owner', to, ['practice', `${OWNER}/c`, 'media'])).toBe(true)
  expect(await succeeds('owner', to, ['media', `${OWNER}/c`, 'practice'])).toBe(true)
  expect(await succeeds('captain', to, ['practice', `${OWNER}/c`, 'media'])).toBe(false)
  await db.exec('reset role')
  expect(await succeeds('owner', insert, ['members', `${OWNER}/logbook.json`])).toBe(true)
  await db.exec('reset role')
  expect(await succeeds('member', insert, ['media', `${OTHER}/a`])).toBe(true)
  await db.exec('reset role')
  await add('b', 500, OTHER)
  expect(await succeeds('member', insert, ['media', `${OTHER}/c`])).toBe(false)
  await db.exec('reset role')
  expect(await succeeds('captain', insert, ['media', `${OTHER}/d`])).toBe(true)
})

it('creates the buckets of the embedded storage', async () => {
  const { rows } = await db.query('select * from storage.buckets order by id')
  expect(rows).toEqual(
    supabasePolicies().buckets.map((bucket) => ({
      id: bucket.id,
      name: bucket.id,
      public: bucket.public,
      file_size_limit: bucket.fileSizeLimit,
      allowed_mime_types: bucket.allowedMimeTypes,
    })),
  )
})
