import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedNode, root as project } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { freePort } from '../../scripts/lib/server.mjs'
import { contentOf, makeSchool } from '../../server/data/testing.ts'
import { mp4 } from './support/media.ts'
import { type School, startSchool } from './support/school.ts'

const root = mkdtempSync(join(tmpdir(), 'backup-drill-'))
const PASSWORD = 'tesoro enterrado'
const KILL_ROUNDS = 6

afterAll(() => rmSync(root, { recursive: true, force: true }))

const envOf = (dataDir: string) => ({
  ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const },
  DATA_DIR: dataDir,
})

/** Runs `npm run backup` or `npm run restore`. */
async function tool(name: 'backup' | 'restore', dataDir: string, file: string) {
  const { code, output } = await run(pinnedNode, [`scripts/${name}.ts`, file], {
    env: envOf(dataDir),
  })
  return { code, output }
}

describe('a restore drill: a backup taken under concurrent writes, restored elsewhere', () => {
  const [dataDir, elsewhere] = [join(root, 'school'), join(root, 'elsewhere')]
  const file = join(root, 'school.tar')
  let school: School
  let anne: SupabaseClient
  let id: string
  let keys: string[]
  /** Acknowledged before the backup began. */
  const before = { documents: [] as string[], files: [] as { bucket: string; path: string }[] }

  const must = <T extends { error: unknown }>(answer: T): T => {
    expect(answer.error).toBeNull()
    return answer
  }
  const signIn = async () => {
    const client = school.supabase()
    const { data } = must(
      await client.auth.signInWithPassword({ email: 'anne@example.com', password: PASSWORD }),
    )
    return { client, id: data.user?.id ?? '' }
  }
  const upload = (path: string, size: number, bucket = 'media') =>
    anne.storage.from(bucket).upload(path, mp4(size), { contentType: 'video/mp4' })

  /** Writes, replaces and deletes until stopped. */
  async function writeOn(stopped: () => boolean) {
    for (let i = 0; !stopped(); i++) {
      const _id = `later-${i}`
      await school.sanity.create({ _id, _type: 'later', file: `${id}/later-${i}.mp4` })
      must(await upload(`${id}/later-${i}.mp4`, 30_000 + i))
      if (i % 2) {
        must(await anne.storage.from('media').remove([`${id}/later-${i}.mp4`]))
        await school.sanity.delete(_id)
      }
    }
    return true
  }

  beforeAll(async () => {
    school = await startSchool(dataDir, await freePort())
    keys = [school.token, school.anonKey, school.serviceRoleKey]
    must(await school.supabase().auth.signUp({ email: 'anne@example.com', password: PASSWORD }))
    ;({ client: anne, id } = await signIn())
    must(
      await anne.storage
        .from('members')
        .upload(`${id}/logbook.json`, new Blob(['{"learnt":["a"]}'], { type: 'application/json' })),
    )
    for (let i = 0; i < 5; i++) {
      const _id = `page-${i}`
      await school.sanity.create({ _id, _type: 'page', title: 'Uno' })
      await school.sanity.patch(_id).set({ title: 'Dos' }).commit()
      await school.sanity.create({ _id: `drafts.${_id}`, _type: 'page', title: 'Tres' })
      // Every second one is published.
      const [bucket, file] = [i % 2 ? 'media' : 'practice', `${id}/${i}.mp4`]
      must(await upload(file, 200_000 + i, bucket))
      before.documents.push(_id)
      before.files.push({ bucket, path: file })
    }
    await school.sanity.create({ _id: 'inbox.1', _type: 'inboxMessage', text: 'Ahoy' })
    await school.sanity.assets.upload('file', Buffer.from('Am G F E'), { filename: 'acordes.txt' })

    let stop = false
    const writing = writeOn(() => stop)
    const made = await tool('backup', dataDir, file)
    stop = true
    expect(await writing).toBe(true)
    expect(made).toEqual({ code: 0, output: expect.stringContaining('found sound') })
    await school.kill()
    expect(await tool('restore', elsewhere, file)).toMatchObject({ code: 0 })
    school = await startSchool(elsewhere, await freePort())
    ;({ client: anne } = await signIn())
  }, 300_000)
  afterAll(() => school?.kill())

  it('the keys and tokens are the same, and members log in', async () => {
    expect([school.token, school.anonKey, school.serviceRoleKey]).toEqual(keys)
    expect((await anne.auth.getUser()).data.user?.email).toBe('anne@example.com')
  })

  it('published content, drafts, the inbox and assets are there', async () => {
    const pages = await school.sanity.fetch<{ title: string }[]>('*[_type == "page"]{_id, title}')
    expect(pages).toHaveLength(10)
    expect(pages).toEqual(
      expect.arrayContaining(
        before.documents.flatMap((_id) => [
          { _id, title: 'Dos' },
          { _id: `drafts.${_id}`, title: 'Tres' },
        ]),
      ),
    )
    expect(await school.sanity.getDocument('inbox.1')).toMatchObject({ text: 'Ahoy' })
    const path = await school.sanity.fetch<string>('*[_type == "sanity.fileAsset"][0].path')
    const asset = await fetch(`${school.origin}/lake/${path}`, {
      headers: { authorization: `Bearer ${school.token}` },
    })
    expect(await asset.text()).toBe('Am G F E')
  })

  it('history is there', async () => {
    const answer = await fetch(
      `${school.origin}/lake/v1/data/history/production/transactions/page-0?excludeContent=true`,
      { headers: { authorization: `Bearer ${school.token}` } },
    )
    expect((await answer.text()).trim().split('\n')).toHaveLength(2)
  })

  it('members’ files are there to the last byte, also those that changed meanwhile', async () => {
    for (const [i, { bucket, path }] of before.files.entries()) {
      const { data } = must(await anne.storage.from(bucket).download(path))
      const { data: isPublic } = await school.supabase().storage.from(bucket).exists(path)
      expect(isPublic).toBe(bucket === 'media')
      expect(
        Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(mp4(200_000 + i)),
      ).toBe(true)
    }
    const logbook = must(await anne.storage.from('members').download(`${id}/logbook.json`))
    expect(await logbook.data?.text()).toBe('{"learnt":["a"]}')
    const { data } = must(await anne.storage.from('media').listV2({ prefix: `${id}/later` }))
    for (const { name } of data?.objects ?? []) {
      const found = must(await anne.storage.from('media').download(name))
      expect(found.data?.size).toBeGreaterThanOrEqual(30_000)
    }
  })

  it('databases are of one moment: an upload is there only after the document written before it', async () => {
    const { data } = must(await anne.storage.from('media').listV2({ prefix: `${id}/later` }))
    const files = await school.sanity.fetch<string[]>('*[_type == "later"].file')
    expect(
      (data?.objects ?? []).map(({ name }) => name).filter((name) => !files.includes(name)),
    ).toEqual([])
  })
})

describe('a full disk', () => {
  const school = join(root, 'full')
  beforeAll(() => {
    makeSchool(school)
    const objects = join(school, 'supabase/storage/objects')
    mkdirSync(objects, { recursive: true })
    for (let i = 0; i < 20; i++) writeFileSync(join(objects, `v${i}`), randomBytes(1_000_000))
  })

  // Files are limited to some 10 MB, which looks like a full disk to the process.
  const limited = (script: string, dataDir: string, file: string) =>
    run('sh', ['-c', 'ulimit -f 20000; exec "$0" "$@"', pinnedNode, script, file], {
      env: envOf(dataDir),
    })

  it('is reported by a backup, which leaves nothing and keeps the older file', async () => {
    const file = join(root, 'full.tar')
    writeFileSync(file, 'an older backup')
    const { code, output } = await limited('scripts/backup.ts', school, file)
    expect({ code, output }).toEqual({ code: 1, output: `There is no space left for ${file}` })
    expect(readFileSync(file, 'utf8')).toBe('an older backup')
    expect(readdirSync(root).filter((name) => name.startsWith('full.'))).toEqual(['full.tar'])
    expect(readdirSync(join(school, 'backups'))).toEqual(['lock.sqlite'])
  })

  it('is reported by a restore, which leaves no data folder', async () => {
    const big = join(root, 'big')
    makeSchool(big)
    const objects = join(big, 'supabase/storage/objects')
    mkdirSync(objects, { recursive: true })
    writeFileSync(join(objects, 'v1'), randomBytes(12_000_000))
    const [file, dataDir] = [join(root, 'big.tar'), join(root, 'no-room')]
    expect(await tool('backup', big, file)).toMatchObject({ code: 0 })
    const { code, output } = await limited('scripts/restore.ts', dataDir, file)
    expect({ code, output }).toEqual({
      code: 1,
      output: `There is no space left in DATA_DIR ${dataDir}`,
    })
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('kill -9', () => {
  const school = join(root, 'killed')
  beforeAll(() => makeSchool(school))

  /** Runs a tool and kills it after so many ms, unless it is done before. */
  async function killed(name: 'backup' | 'restore', dataDir: string, file: string, ms: number) {
    const child = spawn(pinnedNode, [`scripts/${name}.ts`, file], {
      ...{ cwd: project, env: envOf(dataDir), stdio: 'ignore' as const },
    })
    const exited = once(child, 'exit')
    await Promise.race([exited, wait(ms)])
    child.kill('SIGKILL')
    await exited
  }

  it('in the middle of a backup leaves the old file or the new one, and the next one works', async () => {
    const file = join(root, 'killed.tar')
    const began = performance.now()
    expect(await tool('backup', school, file)).toMatchObject({ code: 0 })
    const full = performance.now() - began
    const content = contentOf(join(school, 'lake'))
    for (let i = 0; i < KILL_ROUNDS; i++) {
      await killed('backup', school, file, full * (0.4 + 0.1 * i))
      const restored = join(root, `after-kill-${i}`)
      expect(await tool('restore', restored, file)).toMatchObject({ code: 0 })
    }
    expect(contentOf(join(school, 'lake'))).toEqual(content)
    expect(await tool('backup', school, file)).toMatchObject({ code: 0 })
    expect(readdirSync(join(school, 'backups'))).toEqual(['lock.sqlite'])
    expect(readdirSync(root).filter((name) => name.startsWith('killed.'))).toEqual(['killed.tar'])
  }, 300_000)

  it('in the middle of a restore leaves nothing or a folder marked as unfinished, and the next one works', async () => {
    const file = join(root, 'restored.tar')
    expect(await tool('backup', school, file)).toMatchObject({ code: 0 })
    const began = performance.now()
    expect(await tool('restore', join(root, 'whole'), file)).toMatchObject({ code: 0 })
    const full = performance.now() - began
    for (let i = 0; i < KILL_ROUNDS; i++) {
      const dataDir = join(root, `restored-${i}`)
      await killed('restore', dataDir, file, full * (0.4 + 0.1 * i))
      const names = existsSync(dataDir) ? readdirSync(dataDir) : []
      const isWhole = names.includes('manifest.json') && !names.includes('restoring')
      if (!isWhole) expect(await tool('restore', dataDir, file)).toMatchObject({ code: 0 })
      expect(contentOf(join(dataDir, 'lake')).map(([, hash]) => hash)).toEqual(
        contentOf(join(root, 'whole', 'lake')).map(([, hash]) => hash),
      )
    }
  }, 300_000)
})
