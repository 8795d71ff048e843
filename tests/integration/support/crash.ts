import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Upload } from 'tus-js-client'
import { freePort } from '../../../scripts/lib/server.mjs'
import { mp4 } from './media.ts'
import { type School, startSchool } from './school.ts'

// Writers at work on everything that is durable, killed again and again at random moments.

/** A thing's state as it may be read after a kill; null for a thing that is not there. */
type State = Record<string, unknown> | null

/** Last acknowledged state of an item, and the pending request at the time of the kill. */
type Known = { acknowledged: State; pending?: State }

/** Acknowledged writes before a kill, at most. */
const MAX_MORE = 40
/** The kill comes so much later, at most, in the midst of others (ms). */
const LATEST = 20
const EMAIL = 'anne@example.com'
const PASSWORD = 'tesoro enterrado'

export type CrashFigures = {
  kills: number
  acknowledged: number
  checked: number
  /** Acknowledged writes that were lost, in words. */
  lost: string[]
}

/**
 * Kills the embedded services `kills` times under concurrent writes by the real clients, starts them
 * again and looks for everything that was acknowledged.
 */
export async function crash(
  dataDir: string,
  kills: number,
  onKill: (figures: CrashFigures) => void = () => {},
): Promise<CrashFigures> {
  const port = await freePort()
  const known = new Map<string, Known>()
  const figures: CrashFigures = { kills: 0, acknowledged: 0, checked: 0, lost: [] }
  let school = await startSchool(dataDir, port)
  await school.supabase(school.serviceRoleKey).auth.admin.createUser({
    ...{ email: EMAIL, password: PASSWORD, email_confirm: true },
  })
  try {
    while (figures.kills < kills && figures.lost.length === 0) {
      const before = new Set(known.keys())
      const enough = figures.acknowledged + 1 + Math.floor(Math.random() * MAX_MORE)
      const reached = Promise.withResolvers<void>()
      const work = await begin(school, known, () => {
        if (++figures.acknowledged === enough) reached.resolve()
      })
      await Promise.race([reached.promise, work.ended])
      await wait(Math.random() * LATEST)
      await school.kill()
      const failures = await work.ended
      if (figures.acknowledged < enough) throw failures
      figures.kills++
      school = await startSchool(dataDir, port)
      const isLast = figures.kills === kills
      // Checks the items of this round; now and then, and at the end, all items.
      const all = isLast || figures.kills % 20 === 0
      const keys = [...known].filter(
        ([key, { pending }]) => all || pending !== undefined || !before.has(key),
      )
      await check(school, new Map(keys), figures)
      for (const item of known.values()) delete item.pending
      onKill(figures)
    }
    return figures
  } finally {
    await school.kill()
  }
}

type Writer = (step: number) => Promise<void>

/** Starts the writers; each goes on until the process is gone. */
async function begin(school: School, known: Map<string, Known>, onAcknowledged: () => void) {
  const member = await signIn(school)
  const round = randomUUID().slice(0, 8)
  const record = async (key: string, pending: State, write: () => Promise<unknown>) => {
    const item = known.get(key) ?? { acknowledged: null }
    known.set(key, { ...item, pending })
    await write()
    known.set(key, { acknowledged: pending })
    onAcknowledged()
  }
  const writers: Writer[] = [
    ...[0, 1].map((i) => publisher(school, `${round}-${i}`, record)),
    accounts(school, round, record),
    changes(member.client, record),
    ...[0, 1].map((i) => files(member, `${round}-${i}`, record)),
    resumable(school, member, round, record),
  ]
  const ended = Promise.allSettled(
    writers.map(async (writer) => {
      for (let step = 0; ; step++) await writer(step)
    }),
  )
  return { ended: ended.then((outcomes) => outcomes.find(({ status }) => status === 'rejected')) }
}

type RecordWrite = (key: string, pending: State, write: () => Promise<unknown>) => Promise<void>
type Member = { id: string; token: string; client: SupabaseClient }

async function signIn(school: School): Promise<Member> {
  const client = school.supabase()
  const { data } = must(await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD }))
  return { id: data.user?.id ?? '', token: data.session?.access_token ?? '', client }
}

/** Drafts, publishes, changes, and every fourth is deleted again. */
function publisher({ sanity }: School, name: string, record: RecordWrite): Writer {
  return async (step) => {
    const id = `ship-${name}-${step}`
    await record(`document:drafts.${id}`, { n: step }, () =>
      sanity.create({ _id: `drafts.${id}`, _type: 'ship', n: step }),
    )
    // Publishing is one transaction: both of them or none.
    await record(`document:drafts.${id}`, null, () =>
      record(`document:${id}`, { n: step }, () =>
        sanity
          .transaction()
          .delete(`drafts.${id}`)
          .create({ _id: id, _type: 'ship', n: step })
          .commit(),
      ),
    )
    const changed = { n: step + 1000 }
    await record(`document:${id}`, changed, () => sanity.patch(id).set(changed).commit())
    if (step % 4 === 3) await record(`document:${id}`, null, () => sanity.delete(id))
  }
}

function accounts(school: School, round: string, record: RecordWrite): Writer {
  return async (step) => {
    const email = `pirata-${round}-${step}@example.com`
    await record(`account:${email}`, { email }, async () =>
      must(await school.supabase().auth.signUp({ email, password: PASSWORD })),
    )
  }
}

/** Changes of one account, whose last one must be found. */
function changes(client: SupabaseClient, record: RecordWrite): Writer {
  return async () => {
    const stamp = randomUUID()
    await record('profile', { stamp }, async () =>
      must(await client.auth.updateUser({ data: { stamp } })),
    )
  }
}

/** Uploads, replaces, and every third is deleted again. */
function files({ id, client }: Member, name: string, record: RecordWrite): Writer {
  const media = client.storage.from('media')
  const options = { contentType: 'video/mp4', upsert: true, cacheControl: '0' }
  return async (step) => {
    const path = `${id}/${name}-${step}.mp4`
    for (const size of [40_000 + step, 50_000 + step]) {
      await record(`file:${path}`, { size }, async () =>
        must(await media.upload(path, mp4(size), options)),
      )
    }
    if (step % 3 === 2)
      await record(`file:${path}`, null, async () => must(await media.remove([path])))
  }
}

function resumable(
  school: School,
  { id, token }: Member,
  round: string,
  record: RecordWrite,
): Writer {
  return async (step) => {
    const path = `${id}/tus-${round}-${step}.mp4`
    const size = 150_000 + step
    await record(`file:${path}`, { size }, () => {
      return new Promise<void>((resolve, reject) => {
        new Upload(mp4(size), {
          endpoint: `${school.origin}/supabase/storage/v1/upload/resumable`,
          headers: { authorization: `Bearer ${token}` },
          metadata: { bucketName: 'practice', objectName: path, contentType: 'video/mp4' },
          chunkSize: 64_000,
          retryDelays: null,
          onError: reject,
          onSuccess: () => resolve(),
        }).start()
      })
    })
  }
}

/** Compares what is there with what was acknowledged; the pending request may have been applied, too. */
async function check(school: School, items: Map<string, Known>, figures: CrashFigures) {
  const read = await reader(school)
  for (const [key, item] of items) {
    const state = await read(key)
    figures.checked++
    const { acknowledged, pending = acknowledged } = item
    if (isDeepStrictEqual(state, acknowledged) || isDeepStrictEqual(state, pending)) {
      item.acknowledged = state
      continue
    }
    figures.lost.push(
      `${key} is ${JSON.stringify(state)}; acknowledged ${JSON.stringify(acknowledged)}, asked ${JSON.stringify(pending)}`,
    )
  }
}

/** Reads the state of a thing by its key; files to their last byte. */
async function reader(school: School) {
  const documents: { _id: string; n: number }[] = await school.sanity.fetch(
    '*[_type == "ship"]{_id, n}',
  )
  const byId = new Map(documents.map(({ _id, n }) => [_id, { n }]))
  const { client, id } = await signIn(school)
  const admin = school.supabase(school.serviceRoleKey)
  const profile = must(await admin.auth.admin.getUserById(id)).data.user?.user_metadata
  const emails = await allEmails(admin)
  return async (key: string): Promise<State> => {
    const name = key.slice(key.indexOf(':') + 1)
    if (key.startsWith('document:')) return byId.get(name) ?? null
    if (key === 'profile') return profile?.stamp ? { stamp: profile.stamp } : null
    if (key.startsWith('account:')) return emails.has(name) ? { email: name } : null
    // Published, or private and uploaded in pieces.
    const published = await client.storage.from('media').download(name)
    const { data, error } = published.error
      ? await client.storage.from('practice').download(name)
      : published
    if (error) return null
    const bytes = Buffer.from(await data.arrayBuffer())
    return bytes.equals(mp4(bytes.length)) ? { size: bytes.length } : { damaged: true }
  }
}

async function allEmails(admin: SupabaseClient): Promise<Set<string>> {
  const emails = new Set<string>()
  for (let page = 1; ; page++) {
    const { data } = must(await admin.auth.admin.listUsers({ page, perPage: 200 }))
    for (const { email } of data.users) if (email) emails.add(email)
    if (data.users.length < 200) return emails
  }
}

function must<T extends { error: unknown }>(answer: T): T {
  if (answer.error) throw answer.error
  return answer
}
