import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDataFolder } from '../data/check.ts'
import { openDataFolder } from '../data/open.ts'
import {
  AUTH,
  damage,
  inDatabase,
  KEYS,
  LAKE,
  makeSchool,
  STORAGE,
  TOKEN,
} from '../data/testing.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const root = mkdtempSync(join(tmpdir(), 'backup-'))
const school = join(root, 'school')
const file = join(root, 'school.tar')
let count = 0
const newPath = () => join(root, `new-${count++}`)

beforeAll(async () => {
  makeSchool(school)
  for (const folder of ['supabase/storage/objects', 'lake/assets/images', 'lake/image-cache']) {
    mkdirSync(join(school, folder), { recursive: true })
  }
  writeFileSync(join(school, 'supabase/storage/objects/1f2e'), Buffer.alloc(3_000_000, 'bytes'))
  writeFileSync(join(school, 'lake/assets/images/abc-8x8.png'), 'picture')
  writeFileSync(join(school, 'lake/image-cache/derived'), 'made again when needed')
  writeFileSync(join(school, 'site.key'), 'secret')
  await makeBackup(school, file)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const same = [KEYS, TOKEN, 'manifest.json', 'site.key', 'lake/assets/images/abc-8x8.png']
const rowsOf = (dataDir: string) =>
  [
    [LAKE, 'documents'],
    [AUTH, 'users'],
    [STORAGE, 'uploads'],
  ].map(([path, table]) =>
    inDatabase(join(dataDir, String(path)), (db) => db.prepare(`SELECT * FROM ${table}`).all()),
  )

describe('a backup', () => {
  it('is one file that only its owner can read, with everything durable and nothing else', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { entries } = await restoreBackup(file, newPath())
    expect(entries.map(({ path }) => path).sort()).toEqual(
      [...same, LAKE, AUTH, STORAGE, 'supabase/storage/objects/1f2e'].sort(),
    )
  })

  it('leaves nothing beside it', () => {
    expect(readdirSync(root).filter((name) => name.startsWith('school'))).toEqual([
      'school',
      'school.tar',
    ])
    expect(readdirSync(join(school, 'backups'))).toEqual(['lock.sqlite'])
  })

  it('restores everything as it was', async () => {
    const dataDir = newPath()
    await restoreBackup(file, dataDir)
    for (const path of [...same, 'supabase/storage/objects/1f2e']) {
      expect(readFileSync(join(dataDir, path)).equals(readFileSync(join(school, path)))).toBe(true)
    }
    expect(rowsOf(dataDir)).toEqual(rowsOf(school))
    checkDataFolder(dataDir, ['supabase', 'lake'], { thorough: true })
    openDataFolder(dataDir, ['supabase', 'lake'], () => {}).close()
  })

  it('can be made while a server uses the folder, and replaces an older one', async () => {
    const server = openDataFolder(school, ['supabase', 'lake'], () => {})
    const again = newPath()
    writeFileSync(again, 'an older backup')
    await makeBackup(school, again)
    server.close()
    await restoreBackup(again, newPath())
  })

  it('holds the state of one moment, whatever is deleted while it is written', async () => {
    const dataDir = newPath()
    cpSync(school, dataDir, { recursive: true })
    const target = newPath()
    const writing = makeBackup(dataDir, target)
    // The moment was within the call: from here on, rows and bytes may go.
    rmSync(join(dataDir, 'supabase/storage/objects/1f2e'))
    inDatabase(join(dataDir, LAKE), (db) => db.exec('DELETE FROM documents'))
    await writing
    const restored = newPath()
    await restoreBackup(target, restored)
    expect(rowsOf(restored)).toEqual(rowsOf(school))
    expect(statSync(join(restored, 'supabase/storage/objects/1f2e')).size).toBe(3_000_000)
  })

  it('cannot be made of a damaged folder, nor of an empty one', async () => {
    const dataDir = newPath()
    cpSync(school, dataDir, { recursive: true })
    damage(join(dataDir, LAKE), 60)
    const target = newPath()
    await expect(makeBackup(dataDir, target)).rejects.toThrow(`${LAKE} is damaged`)
    await expect(makeBackup(newPath(), target)).rejects.toThrow('has nothing to back up')
    expect(existsSync(target)).toBe(false)
  })

  it('names the place where it cannot be written', async () => {
    await expect(makeBackup(school, join(root, 'no', 'x.tar'))).rejects.toThrow('does not exist')
  })
})

async function archive(...entries: { name: string; type?: 'symlink'; linkname?: string }[]) {
  const tar = pack()
  for (const entry of entries) tar.entry(entry, entry.type ? '' : 'text')
  tar.finalize()
  const path = newPath()
  for await (const chunk of tar) if (Buffer.isBuffer(chunk)) appendFileSync(path, chunk)
  return path
}

describe('a restore refuses, and leaves nothing behind', () => {
  const harmed = (harm: (path: string) => void) => async () => {
    const copy = newPath()
    cpSync(file, copy)
    harm(copy)
    return copy
  }
  it.each<[string, () => Promise<string>, RegExp]>([
    ['a file that is not there', async () => join(root, 'nowhere'), /does not exist/],
    ['an empty file', harmed((path) => truncateSync(path)), /is cut off/],
    [
      'a file that was cut off',
      harmed((path) => truncateSync(path, statSync(path).size / 2)),
      /is cut off/,
    ],
    [
      'a file that was cut off between two entries',
      () => archive({ name: 'manifest.json' }),
      /is cut off, or no backup/,
    ],
    [
      'one changed byte',
      harmed((path) => {
        const bytes = readFileSync(path)
        const at = bytes.indexOf('bytesbytes') + 1000
        bytes[at] = (bytes[at] ?? 0) ^ 1
        writeFileSync(path, bytes)
      }),
      /is damaged: supabase\/storage\/objects\/1f2e is not what was put in/,
    ],
    [
      'a text',
      harmed((path) => writeFileSync(path, 'no archive\n'.repeat(500))),
      /is damaged, or no backup/,
    ],
    ['an archive of something else', () => archive({ name: 'photos/a.png' }), /is no backup of/],
    ['a path out of the folder', () => archive({ name: '../../etc/cron.d/x' }), /is no backup of/],
    ['an absolute path', () => archive({ name: '/etc/passwd' }), /is no backup of/],
    [
      'a path out of a folder of files',
      () => archive({ name: 'lake/assets/images/..' }),
      /is no backup of/,
    ],
    [
      'a link',
      () => archive({ name: 'manifest.json', type: 'symlink', linkname: '/etc/passwd' }),
      /is no backup of/,
    ],
  ])('%s', async (_, make, says) => {
    const dataDir = newPath()
    await expect(restoreBackup(await make(), dataDir)).rejects.toThrow(says)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('a folder that is not empty, and changes nothing in it', async () => {
    const dataDir = newPath()
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'thesis.txt'), 'mine')
    await expect(restoreBackup(file, dataDir)).rejects.toThrow('is not empty')
    expect(readdirSync(dataDir)).toEqual(['thesis.txt'])
  })

  it('a folder that a server uses', async () => {
    const dataDir = newPath()
    await restoreBackup(file, dataDir)
    const server = openDataFolder(dataDir, ['supabase', 'lake'], () => {})
    await expect(restoreBackup(file, dataDir)).rejects.toThrow('is in use by a server')
    server.close()
  })
})

describe('a restore', () => {
  it('accepts an existing empty folder', async () => {
    const dataDir = newPath()
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o700)
    await restoreBackup(file, dataDir)
    expect(rowsOf(dataDir)).toEqual(rowsOf(school))
  })

  it('that was interrupted starts over, and its remains are not used', async () => {
    const dataDir = newPath()
    mkdirSync(join(dataDir, 'restoring/supabase'), { recursive: true })
    mkdirSync(join(dataDir, 'lake'))
    writeFileSync(join(dataDir, LAKE), 'half')
    writeFileSync(join(dataDir, 'restoring', AUTH), 'half')
    expect(() => openDataFolder(dataDir, ['lake'], () => {})).toThrow('interrupted restore')
    await restoreBackup(file, dataDir)
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false)
    expect(rowsOf(dataDir)).toEqual(rowsOf(school))
  })
})
