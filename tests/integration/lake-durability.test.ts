import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHistory } from '../../embedded/lake/history/index.ts'
import { startLake, TOKEN } from './support/lake.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-kill-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A lake in another process, and a client of it. */
async function startProcess(): Promise<{
  child: ChildProcess
  client: ReturnType<typeof clientOf>
}> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/lake-process.ts'), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { child, client: clientOf(origin) }
}

const clientOf = (origin: string) =>
  createClient({
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    token: TOKEN,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 0,
  })

/** Every document equals the last entry of the log about it, and the other way round. */
async function expectLogToAgree() {
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  const documents = database.prepare('SELECT body FROM documents ORDER BY id').all()
  const living = database
    .prepare(
      `SELECT document_id AS id FROM (SELECT document_id, transition, max(seq) FROM changes GROUP BY document_id)
       WHERE transition <> 'disappear' ORDER BY document_id`,
    )
    .all()
  const ids = living.map(({ id }) => String(id))
  const logged = await createHistory(database).documents(ids, {})
  database.close()
  expect(documents.map(({ body }) => JSON.parse(String(body)))).toEqual(logged.documents)
}

test('kill -9 in a stream of 200 mutations: whatever was acknowledged is there', async () => {
  const { child, client } = await startProcess()
  await client.create({ _id: 'counter', _type: 'counter', n: 0 })
  const acknowledged: string[] = []
  let increments = 0
  const stream = Array.from({ length: 200 }, async (_, i) => {
    await client
      .transaction()
      .create({ _id: `doc-${i}`, _type: 'ship', i })
      .patch('counter', (patch) => patch.inc({ n: 1 }))
      .commit()
    acknowledged.push(`doc-${i}`)
    increments++
    if (acknowledged.length === 80) child.kill('SIGKILL')
  })
  const exited = once(child, 'exit')
  const outcome = await Promise.allSettled(stream)
  await exited
  expect(outcome.some(({ status }) => status === 'rejected')).toBe(true)
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)

  const again = await startLake(folder)
  const reader = again.client({ perspective: 'raw' })
  const ids = new Set(await reader.fetch<string[]>('*[_type == "ship"]._id'))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  // A transaction is there as a whole: as many increments as documents.
  const counter = await reader.getDocument('counter')
  expect(counter?.n).toBe(ids.size)
  expect(counter?.n).toBeGreaterThanOrEqual(increments)
  await again.close({ keep: true })
  await expectLogToAgree()
})

test('kill -9 during an upload leaves neither a document nor a file', async () => {
  const { child, client } = await startProcess()
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(512 * 1024)),
  })
  const { apiHost } = client.config()
  const upload = fetch(`${apiHost}/v1/assets/files/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: half,
    duplex: 'half',
  } as RequestInit).catch(() => 'broken')
  const received = join(folder, 'assets')
  await expect
    .poll(() => existsSync(received) && readdirSync(received, { recursive: true }).length > 2)
    .toBe(true)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await upload).toBe('broken')
  await exited

  const again = await startLake(folder)
  expect(await again.client({ perspective: 'raw' }).fetch('*')).toEqual([])
  const left = readdirSync(received, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  await again.close({ keep: true })
})

test('a second process cannot open the same folder', async () => {
  const { child } = await startProcess()
  await expect(startLake(folder)).rejects.toThrow('database is locked')
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
})

test('a restart keeps documents, history and revisions', async () => {
  const first = await startLake(folder)
  const created = await first.client({ perspective: 'raw' }).create({ _id: 'a', _type: 'ship' })
  await first.close({ keep: true })
  const second = await startLake(folder)
  const client = second.client({ perspective: 'raw' })
  expect(await client.getDocument('a')).toEqual(created)
  const repeated = client.transaction().create({ _type: 'ship' }).transactionId(created._rev)
  await expect(repeated.commit()).rejects.toMatchObject({ statusCode: 409 })
  await second.close({ keep: true })
})
