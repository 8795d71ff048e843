import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entryAt } from '../../domain/practice-log.fixture.ts'
import {
  cleared,
  emptyLog,
  type PracticeEntry,
  type PracticeLog,
  SYNC_PATH,
  shown,
  withDeleted,
  withEntry,
} from '../../domain/practice-log.ts'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { doorsOf } from './support/doors.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
let doors: ReturnType<typeof doorsOf>
beforeAll(async () => {
  site = await startSite()
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: site.env })
  doors = doorsOf({ url: site.url, supabase: JSON.parse(stdout).supabase })
}, START_MS)
afterAll(() => site?.stop())

const [first, second, third] = [entryAt(1), entryAt(2), entryAt(3)]
const logOf = (...entries: PracticeEntry[]) => entries.reduce(withEntry, emptyLog)

async function newMember() {
  const member = await doors.member()
  const { cookie, get } = await doors.browser(member)
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return get(SYNC_PATH, { method: 'POST', body, headers: { cookie, ...headers } })
  }
  return {
    ...member,
    cookie,
    post,
    page: async () => (await get('/cuaderno')).text(),
    files: async () => {
      const { data } = await doors.admin.storage.from('members').list(`${member.id}/practice`)
      return (data ?? []).map(({ name }) => name)
    },
    file: async (device: string) => {
      const path = `${member.id}/practice/${device}.json`
      const { data } = await doors.admin.storage.from('members').download(path)
      return JSON.parse((await data?.text()) ?? 'null') as PracticeLog
    },
    device(id: string = randomUUID()) {
      return {
        id,
        async send(log: PracticeLog) {
          const answer = await post({ account: member.id, device: id, log: JSON.stringify(log) })
          expect(answer.status).toBe(200)
          expect(answer.headers.get('cache-control')).toBe('private, no-store')
          return (await answer.json()) as { log: PracticeLog; isFull: boolean }
        },
      }
    },
  }
}

it('takes nothing from visitors', async () => {
  const fields = { account: '', device: randomUUID(), log: JSON.stringify(logOf(first)) }
  const answer = await site.get(SYNC_PATH, { method: 'POST', body: new URLSearchParams(fields) })
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'signedOut' }])
  expect((await site.get(SYNC_PATH)).status).toBe(405)
})

it('brings what a member recorded on two devices together, in a file for each', async () => {
  const ana = await newMember()
  const [phone, tablet] = [ana.device(), ana.device()]
  expect(shown((await phone.send(logOf(first))).log)).toEqual([first])
  expect(shown((await tablet.send(logOf(second))).log)).toEqual([second, first])
  expect(shown((await phone.send(emptyLog)).log)).toEqual([second, first])
  expect((await ana.files()).sort()).toEqual([`${phone.id}.json`, `${tablet.id}.json`].sort())
  expect(shown(await ana.file(phone.id))).toEqual([first])
})

it('loses nothing that arrives at once, or twice', async () => {
  const ana = await newMember()
  const devices = [ana.device(), ana.device(), ana.device()]
  const entries = Array.from({ length: 12 }, (_, at) => entryAt(at + 10))
  const sending = entries.flatMap((entry, at) => {
    const device = devices[at % devices.length]
    return [device?.send(logOf(entry)), device?.send(logOf(entry))]
  })
  await Promise.all(sending)
  const { log } = await ana.device().send(emptyLog)
  expect(shown(log)).toEqual(entries.toReversed())
})

it('deletes on all devices, also from what is stored of them', async () => {
  const ana = await newMember()
  const [phone, tablet] = [ana.device(), ana.device()]
  await phone.send(logOf(first, second))
  expect(shown((await tablet.send(withDeleted(emptyLog, [first]))).log)).toEqual([second])
  expect(shown(await ana.file(phone.id))).toEqual([second])
  // A device that has not heard of a deletion does not bring the entry back.
  expect(shown((await phone.send(logOf(first))).log)).toEqual([second])
  await tablet.send(cleared(emptyLog, second.at))
  expect(shown((await phone.send(logOf(first, second, third))).log)).toEqual([third])
  expect(shown(await ana.file(phone.id))).toEqual([third])
})

it('shows a member nothing of others', async () => {
  const [ana, blas] = [await newMember(), await newMember()]
  await ana.device().send(logOf(entryAt(1, { title: 'El riff de Ana' })))
  expect(await ana.page()).toContain('El riff de Ana')
  expect(await blas.page()).not.toContain('El riff de Ana')
  expect(await site.text('/cuaderno')).not.toContain('El riff de Ana')
  expect(shown((await blas.device().send(emptyLog)).log)).toEqual([])
})

it('does not put into one account what was recorded for another', async () => {
  const [ana, blas] = [await newMember(), await newMember()]
  const fields = { account: ana.id, device: randomUUID(), log: JSON.stringify(logOf(first)) }
  const answer = await blas.post(fields)
  expect([answer.status, await answer.json()]).toEqual([409, { error: 'otherAccount' }])
  expect(await blas.files()).toEqual([])
})

it.each([
  ['no log', { log: '' }],
  ['no JSON', { log: '{"entries":' }],
  ['no device', { device: '../../logbook' }],
  ['an entry that leads to another site', { log: logWith({ path: '//else.where' }) }],
  ['a time that is none', { log: logWith({ at: 'today' }) }],
  ['an entry under another id', { log: logWith({ id: randomUUID() }) }],
])('refuses %s, and says so', async (_name, wrong) => {
  const ana = await newMember()
  const right = { account: ana.id, device: randomUUID(), log: JSON.stringify(logOf(first)) }
  const answer = await ana.post({ ...right, ...wrong })
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'malformed' }])
  expect(await ana.files()).toEqual([])
})

function logWith(change: Partial<PracticeEntry>) {
  return JSON.stringify({ ...emptyLog, entries: { [first.id]: { ...first, ...change } } })
}

it('refuses what is too large, and what another site sends', async () => {
  const ana = await newMember()
  const fields = { account: ana.id, device: randomUUID(), log: 'x'.repeat(70_000) }
  expect((await ana.post(fields)).status).toBe(413)
  const own = { ...fields, log: JSON.stringify(logOf(first)) }
  expect((await ana.post(own, { origin: 'https://else.where' })).status).toBe(403)
  expect(await ana.files()).toEqual([])
})

it('asks a device to begin a new file before its own is full', async () => {
  const ana = await newMember()
  const phone = ana.device()
  const title = 'Un ejercicio de título muy largo '.repeat(6).trim()
  const entries = Array.from({ length: 500 }, (_, at) => entryAt(at, { title }))
  let isFull = false
  for (let at = 0; at < entries.length && !isFull; at += 80) {
    isFull = (await phone.send(logOf(...entries.slice(at, at + 80)))).isFull
  }
  expect(isFull).toBe(true)
  expect((await ana.device().send(logOf(entryAt(900)))).isFull).toBe(false)
})
