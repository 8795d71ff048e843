import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LAKE } from '../../embedded/lake/schema.ts'
import { openStore } from '../../embedded/lake/store.ts'
import { CAPTAIN, type RunningLake, startLake, TOKEN } from './support/lake.ts'

const RECORD = `SELECT document_id, timestamp, author FROM purges JOIN transactions USING (seq)
  ORDER BY document_id`

let folder: string
let lake: RunningLake | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-purge-'))
})
afterEach(async () => {
  await lake?.close({ keep: true })
  lake = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** All bytes of the folder's files, those of SQLite's logs included. */
function bytes(): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = files.map((name) => join(folder, name)).filter((path) => statSync(path).isFile())
  return Buffer.concat(paths.map((path) => readFileSync(path)))
}
const history = async (path: string) => {
  const url = `${lake?.origin}/lake/v2025-02-19/data/history/production/${path}`
  return (await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
}
const message = (secret: string) => ({
  _id: `inbox.${secret}`,
  _type: 'inboxMessage',
  name: `Grumete ${secret}`,
  message: `${secret} quiere aprender a tocar. `.repeat(40),
})

test('a deleted message leaves nothing in the files, in history or in memory', async () => {
  lake = await startLake(folder)
  const client = lake.client({ perspective: 'raw' })
  const gone = ['secretoAlfa', 'secretoBeta', 'secretoGamma']
  // Each beside others that stay, changed and large enough that SQLite moves them about.
  for (const [index, secret] of gone.entries()) {
    for (let i = 0; i < 30; i++) await client.create(message(`queda${index}x${i}`))
    await client
      .transaction()
      .create(message(secret))
      .create(message(`junto${index}`))
      .commit()
    await client.patch(`inbox.${secret}`).set({ state: 'read' }).commit()
    await client.createOrReplace({ ...message(secret), note: `${secret}, contestado` })
  }
  await client.create({ _id: 'drafts.story', _type: 'testimonial', quote: 'secretoDelta' })
  await client.create({ _id: 'versions.spring.story', _type: 'testimonial', quote: 'secretoDelta' })
  expect(bytes().includes('secretoAlfa')).toBe(true)

  for (const secret of gone) await client.delete(`inbox.${secret}`)
  await client.delete('drafts.story')
  // A version of it is left, and with it what was before.
  expect(await history('transactions/drafts.story')).toContain('secretoDelta')
  await client.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'versions.spring.story',
  })
  for (const secret of [
    'secretoAlfa quiere',
    'secretoBeta quiere',
    'secretoGamma q',
    'secretoDelta',
  ]) {
    await expect.poll(() => bytes().includes(secret), { timeout: 60_000 }).toBe(false)
    expect(await client.fetch('count(*[message match $secret])', { secret })).toBe(0)
  }

  expect(await history('transactions/inbox.secretoAlfa?effectFormat=mendoza')).toBe('')
  expect(await history('documents/inbox.secretoAlfa?lastRevision=true')).toBe('{"documents":[]}')
  expect(JSON.parse(await history('events/documents/inbox.secretoAlfa'))).toEqual({
    events: { 'inbox.secretoAlfa': [] },
    nextCursor: '',
  })
  expect(await history('transactions/inbox.junto0')).toContain('junto0 quiere')

  // That it was done, when and by whom stays on record.
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  const record = database.prepare(RECORD).all()
  database.close()
  expect(record.map(({ document_id }) => document_id)).toEqual([
    'inbox.secretoAlfa',
    'inbox.secretoBeta',
    'inbox.secretoGamma',
    'story',
  ])
  expect(record[0]).toEqual({
    document_id: 'inbox.secretoAlfa',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    author: 'robot',
  })
})

test('what was deleted before the program stopped is overwritten at the next start', () => {
  const isPersonal = () => true
  const first = openStore(folder, { isPersonal })
  first.transact({ author: 'robot', transactionId: 't1' }, (all) =>
    all.apply('a', { create: { _id: 'a', _type: 'note', text: 'secretoAlfa'.repeat(2000) } }),
  )
  first.transact({ author: 'robot', transactionId: 't2' }, (all) =>
    all.apply('a', { delete: { id: 'a' } }),
  )
  // Closed before the worker can have begun.
  first.close()
  openStore(folder, { isPersonal }).close()
  expect(bytes().includes('secretoAlfa')).toBe(false)
})

test('purge removes existing documents, their drafts and versions, unless they are referred to', () => {
  const store = openStore(folder)
  const create = (_id: string, fields = {}) =>
    store.transact({ author: 'robot', transactionId: `create-${_id}` }, (all) =>
      all.apply(_id, { create: { _id, _type: 'note', ...fields } }),
    )
  for (const id of ['a', 'drafts.a', 'versions.spring.a', 'ab', 'b', 'drafts.gone']) create(id)
  create('holder', { ref: { _type: 'reference', _ref: 'b' } })
  const commits: string[][] = []
  store.onCommit(({ changes }) => commits.push(changes.map((change) => change.documentId)))
  expect(() => store.purge(['a', 'b'], CAPTAIN.id)).toThrow('references to it')
  store.purge(['drafts.a', 'gone'], CAPTAIN.id)
  expect([...store.documents.keys()].sort()).toEqual(['ab', 'b', 'holder'])
  expect(commits).toEqual([['a', 'drafts.a', 'drafts.gone', 'versions.spring.a']])
  const logged = store.database.prepare('SELECT DISTINCT document_id FROM changes').all()
  expect(logged.map(({ document_id }) => document_id)).toEqual(['ab', 'b', 'holder'])
  const record = store.database.prepare(RECORD).all()
  expect(record).toEqual([
    expect.objectContaining({ document_id: 'a', author: CAPTAIN.id }),
    expect.objectContaining({ document_id: 'gone', author: CAPTAIN.id }),
  ])
  store.close()
})

test('an older store shrinks and erases the messages that were deleted', async () => {
  const [first] = LAKE.migrations
  const older = new DatabaseSync(join(folder, 'lake.sqlite'))
  older.exec(`PRAGMA journal_mode = WAL; ${first}`)
  const log = older.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)')
  const change = older.prepare(
    'INSERT INTO changes (seq, document_id, mutations, body) VALUES (?, ?, ?, ?)',
  )
  const text = Array.from({ length: 4000 }, (_, index) => `verso ${index}`).join(' ')
  const bodies = Array.from({ length: 200 }, (_, n) => ({
    _id: 'a',
    _type: 'song',
    _rev: `t${n}`,
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    n,
    text,
  }))
  const write = (id: string, documentId: string, mutations: object[], body: object | null) => {
    const { lastInsertRowid } = log.run(id, '2026-01-01T00:00:00.000Z', 'captain')
    change.run(lastInsertRowid, documentId, JSON.stringify(mutations), body && JSON.stringify(body))
  }
  for (const body of bodies) write(body._rev, 'a', [{ createOrReplace: body }], body)
  older.prepare('INSERT INTO documents VALUES (?, ?)').run('a', JSON.stringify(bodies.at(-1)))
  const sent = { ...bodies[0], ...message('secretoAlfa'), _rev: 'sent' }
  write('sent', sent._id, [{ create: sent }], sent)
  write('deleted', sent._id, [{ delete: { id: sent._id } }], null)
  older.close()
  const before = statSync(join(folder, 'lake.sqlite')).size

  lake = await startLake(folder)
  expect(statSync(join(folder, 'lake.sqlite')).size).toBeLessThan(before / 20)
  expect(bytes().includes('secretoAlfa quiere')).toBe(false)
  expect(await history(`transactions/${sent._id}`)).toBe('')
  for (const body of [bodies[0], bodies[101], bodies[199]]) {
    const { documents } = JSON.parse(await history(`documents/a?revision=${body?._rev}`))
    expect(documents).toEqual([body])
  }
  const lines = (await history('transactions/a?limit=1000')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).mutations)).toEqual(
    bodies.map((body) => [{ createOrReplace: body }]),
  )
})
