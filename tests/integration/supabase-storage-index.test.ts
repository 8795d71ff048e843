import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSupabase, type Supabase } from '../../embedded/supabase/index.ts'
import { supabasePolicies } from '../../server/policies/supabase.ts'
import { png } from './support/media.ts'
import { type BackendProcess, startProcess } from './support/start-process.ts'

// Uploaded files when their index is lost, empty, foreign or behind.

const FILES = 49
let folder: string
let running: BackendProcess | null
let service: SupabaseClient
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-index-'))
  await start()
})
afterEach(async () => {
  await running?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start() {
  running = await startProcess(folder)
  service = running.client(running.serviceRoleKey)
}
async function stop() {
  await running?.kill()
  running = null
}

const media = () => service.storage.from('media')
const index = () => join(folder, 'storage.sqlite')
const objects = () => readdirSync(join(folder, 'storage/objects'))
const withoutIndex = () => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${index()}${end}`, { force: true })
}
const quarantined = () =>
  readdirSync(join(folder, 'storage'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('quarantine'))
    .map(({ name }) => name)

async function upload(count: number) {
  const picture = await png()
  const paths = Array.from({ length: count }, (_, i) => `somebody/${i}.png`)
  for (const path of paths) {
    const { error } = await media().upload(path, picture, { contentType: 'image/png' })
    expect(error).toBeNull()
  }
  return paths
}

/** The reason why it does not start. */
function refusalToOpen(): string {
  const log: string[] = []
  let opened: Supabase
  try {
    opened = openSupabase({
      ...supabasePolicies(),
      ...{ folder, publicUrl: 'http://localhost/supabase', siteUrl: 'http://localhost' },
      log: (message) => log.push(message),
    })
  } catch (error) {
    return String(error)
  }
  opened.close()
  return expect.fail(`It started: ${log.join('\n')}`)
}

describe('a start without the index of the uploaded files', () => {
  it.each([
    ['lost', withoutIndex],
    [
      'of no bytes',
      () => {
        withoutIndex()
        writeFileSync(index(), '')
      },
    ],
  ])('is refused when it is %s, and every file stays', async (_, lose) => {
    await upload(FILES)
    const before = objects()
    expect(before).toHaveLength(FILES)
    await stop()
    lose()
    expect(refusalToOpen()).toContain('storage.sqlite')
    expect(objects()).toEqual(before)
    // Nor is the second try taken for the start of an old store.
    expect(refusalToOpen()).toContain('storage.sqlite')
    expect(objects()).toEqual(before)
  })

  it('works with all of them once the index is back', async () => {
    const paths = await upload(3)
    await stop()
    // So that one file is the whole index.
    const db = new DatabaseSync(index())
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    renameSync(index(), `${index()}.aside`)
    refusalToOpen()
    withoutIndex()
    renameSync(`${index()}.aside`, index())
    await start()
    for (const path of paths) expect((await media().download(path)).error).toBeNull()
  })
})

describe('files that the index does not name', () => {
  /** Makes the index forget objects. */
  function forget(rows: string) {
    const db = new DatabaseSync(index())
    db.exec(`DELETE FROM objects WHERE ${rows}`)
    db.close()
  }

  it('prevent the start when they are many', async () => {
    await upload(FILES)
    await stop()
    forget('1')
    expect(refusalToOpen()).toContain('storage.sqlite')
    expect(objects()).toHaveLength(FILES)
  })

  it('are put into quarantine when they are few, and restored with their rows', async () => {
    const paths = await upload(5)
    await stop()
    const db = new DatabaseSync(index())
    db.exec("CREATE TABLE kept AS SELECT * FROM objects WHERE name = 'somebody/3.png'")
    db.close()
    forget("name = 'somebody/3.png'")
    await start()
    expect((await media().download('somebody/3.png')).error).not.toBeNull()
    expect(objects()).toHaveLength(4)
    expect(quarantined()).toHaveLength(1)

    await stop()
    const again = new DatabaseSync(index())
    again.exec('INSERT INTO objects SELECT * FROM kept; DROP TABLE kept')
    again.close()
    await start()
    for (const path of paths) expect((await media().download(path)).error).toBeNull()
    expect(quarantined()).toEqual([])
  })

  it('are deleted only when they were deleted before the crash', async () => {
    const [path = '', other = ''] = await upload(2)
    await stop()
    const before = objects()
    await start()
    await media().remove([path])
    const [gone = ''] = before.filter((name) => !objects().includes(name))
    await stop()
    // As if the process had ended between the row and the bytes.
    writeFileSync(join(folder, 'storage/objects', gone), 'its bytes')
    await start()
    expect(objects()).toEqual(before.filter((name) => name !== gone))
    expect(quarantined()).toEqual([])
    expect((await media().download(other)).error).toBeNull()
  })
})

it('a row whose bytes are missing stays: 404 until they are restored', async () => {
  const [path = ''] = await upload(1)
  await stop()
  const [version = ''] = objects()
  const file = join(folder, 'storage/objects', version)
  renameSync(file, join(folder, 'aside'))
  await start()
  const { data } = media().getPublicUrl(path)
  expect((await media().download(path)).error).toMatchObject({ message: 'Object not found' })
  expect((await fetch(data.publicUrl)).status).toBe(400)
  expect((await media().copy(path, 'somebody/copy.png')).error).toMatchObject({
    statusCode: '404',
  })
  renameSync(join(folder, 'aside'), file)
  expect((await fetch(data.publicUrl)).status).toBe(200)
  expect((await media().download(path)).error).toBeNull()
})
