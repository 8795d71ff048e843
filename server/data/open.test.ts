import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDataFolder } from './open.ts'
import {
  AUTH,
  contentOf,
  damage,
  damageIndex,
  inDatabase,
  KEYS,
  LAKE,
  makeSchool,
  STORAGE,
  TOKEN,
} from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'data-folder-'))
const [school, other] = [join(root, 'school'), join(root, 'other')]
let copies = 0

beforeAll(() => [school, other].map(makeSchool))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function copyOf(dataDir: string): string {
  const copy = join(root, `copy-${copies++}`)
  cpSync(dataDir, copy, { recursive: true })
  return copy
}

const lines: string[] = []
const open = (dataDir: string) =>
  openDataFolder(dataDir, ['supabase', 'lake'], (line) => lines.push(line))
const manifestOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'manifest.json'), 'utf8'))
const sql = (text: string) => (db: DatabaseSync) => db.exec(text)

type Case = [what: string, harm: (dataDir: string) => void, says: string]

const CASES: Case[] = [
  ...[LAKE, AUTH, STORAGE, KEYS, TOKEN].flatMap((path): Case[] => [
    [`${path} is lost`, (folder) => rmSync(join(folder, path)), `${path} is missing`],
    [`${path} has no byte`, (folder) => truncateSync(join(folder, path)), `${path} is empty`],
  ]),
  ...[LAKE, AUTH, STORAGE].flatMap((path): Case[] => [
    [
      `${path} has no table`,
      (folder) => {
        rmSync(join(folder, path))
        const db = new DatabaseSync(join(folder, path))
        db.exec('PRAGMA journal_mode = WAL')
        db.close()
      },
      `${path} is empty`,
    ],
    [
      `${path} comes from another school`,
      (folder) => cpSync(join(other, path), join(folder, path)),
      `${path} belongs to another data folder`,
    ],
    [
      `60 pages of ${path} are random`,
      (folder) => damage(join(folder, path), 60),
      `${path} is damaged`,
    ],
    [
      `an index of ${path} is random, which nothing else reads`,
      (folder) => damageIndex(join(folder, path)),
      `${path} is damaged`,
    ],
    [
      `${path} is cut off`,
      (folder) => truncateSync(join(folder, path), 5 * 4096),
      `${path} is damaged`,
    ],
    [
      `${path} is a text`,
      (folder) => writeFileSync(join(folder, path), 'no database\n'.repeat(1000)),
      `${path} is no SQLite database`,
    ],
    [
      `${path} is another program’s database`,
      (folder) => {
        rmSync(join(folder, path))
        inDatabase(join(folder, path), sql('CREATE TABLE recipes (name TEXT)'))
      },
      `${path} is another program's`,
    ],
    [
      `${path} was written by a newer version`,
      (folder) => inDatabase(join(folder, path), sql('PRAGMA user_version = 99')),
      `${path} was written by a newer version`,
    ],
    [
      `${path} has lost its mark`,
      (folder) => inDatabase(join(folder, path), sql('DROP TABLE meta')),
      `${path} was put there from elsewhere`,
    ],
    [
      `${path} is lost but for its log`,
      (folder) => renameSync(join(folder, path), join(folder, `${path}-wal`)),
      `${path} is gone, and only its log`,
    ],
  ]),
  [
    'auth and storage have changed places',
    (folder) => {
      renameSync(join(folder, AUTH), join(folder, 'aside'))
      renameSync(join(folder, STORAGE), join(folder, AUTH))
      renameSync(join(folder, 'aside'), join(folder, STORAGE))
    },
    `${AUTH} is the database "storage" instead of "auth"`,
  ],
  [
    'a document of the lake is no JSON',
    (folder) => inDatabase(join(folder, LAKE), sql('UPDATE documents SET body = substr(body, 2)')),
    `${LAKE} is damaged (a body of "documents" is no JSON)`,
  ],
  [
    'a session belongs to nobody',
    (folder) => {
      const db = new DatabaseSync(join(folder, AUTH))
      db.exec(`PRAGMA foreign_keys = OFF; INSERT INTO sessions (id, user_id, aal, amr, created_at)
        VALUES ('a', 'nobody', 'aal1', '[]', '2026-01-01')`)
      db.close()
    },
    `${AUTH} is damaged (a row of "sessions" refers to no row)`,
  ],
  [
    'the keys are damaged',
    (folder) => writeFileSync(join(folder, KEYS), '{"signingKey": 1}'),
    `${KEYS} is damaged`,
  ],
  [
    'the manifest is damaged',
    (folder) => truncateSync(join(folder, 'manifest.json'), 20),
    'manifest.json is damaged',
  ],
  [
    'the manifest was written by a newer version',
    (folder) => writeFileSync(join(folder, 'manifest.json'), '{"format": 2}'),
    'manifest.json was written by a newer version',
  ],
  [
    'the manifest is lost, and a database with it',
    (folder) => {
      rmSync(join(folder, 'manifest.json'))
      rmSync(join(folder, AUTH))
    },
    `${AUTH} is missing`,
  ],
  [
    'the manifest is lost, and the lake comes from another school',
    (folder) => {
      rmSync(join(folder, 'manifest.json'))
      cpSync(join(other, LAKE), join(folder, LAKE))
    },
    'its databases come from different data folders',
  ],
  [
    'a restore was interrupted',
    (folder) => mkdirSync(join(folder, 'restoring')),
    'an interrupted restore left it unfinished',
  ],
]

describe('a data folder is refused, and nothing in it changed, when', () => {
  it.each(CASES)('%s', (_, harm, says) => {
    const dataDir = copyOf(school)
    harm(dataDir)
    const before = contentOf(dataDir)
    expect(() => open(dataDir)).toThrow(says)
    expect(() => open(dataDir)).toThrow('npm run restore')
    expect(contentOf(dataDir)).toEqual(before)
  })
})

it('is used by one server at a time', () => {
  const dataDir = copyOf(school)
  const data = open(dataDir)
  expect(() => open(dataDir)).toThrow(`DATA_DIR ${dataDir} is in use by another server`)
  data.close()
  open(dataDir).close()
})

describe('an interrupted first start is continued', () => {
  it.each([
    ['before there was anything', [KEYS, AUTH, STORAGE, TOKEN, LAKE, 'manifest.json']],
    ['with a manifest and nothing else', [KEYS, AUTH, STORAGE, TOKEN, LAKE]],
    ['with keys', [AUTH, STORAGE, TOKEN, LAKE]],
    ['with accounts', [STORAGE, TOKEN, LAKE]],
    ['with the storage', [TOKEN, LAKE]],
    ['with everything', []],
  ])('%s', (_, missing) => {
    const dataDir = copyOf(school)
    for (const path of missing) rmSync(join(dataDir, path))
    if (!missing.includes('manifest.json')) {
      const unfinished = { ...manifestOf(dataDir), complete: [] }
      writeFileSync(join(dataDir, 'manifest.json'), JSON.stringify(unfinished))
    }
    const data = open(dataDir)
    expect(data.isComplete('supabase')).toBe(true)
    // The seed is yet to be loaded.
    expect(data.isComplete('lake')).toBe(false)
    data.complete('lake')
    data.close()
    expect(manifestOf(dataDir).complete).toEqual(['supabase', 'lake'])
    open(dataDir).close()
  })
})

it('a lost manifest is made again when everything else is there', () => {
  const dataDir = copyOf(school)
  const { id } = manifestOf(dataDir)
  rmSync(join(dataDir, 'manifest.json'))
  open(dataDir).close()
  // Complete: the seed is not loaded over what there is.
  expect(manifestOf(dataDir)).toMatchObject({ id, complete: ['supabase', 'lake'] })
})

describe('a data folder from before manifests', () => {
  function older(): string {
    const dataDir = copyOf(school)
    rmSync(join(dataDir, 'manifest.json'))
    for (const path of [LAKE, AUTH, STORAGE]) {
      inDatabase(join(dataDir, path), sql('DROP TABLE meta'))
    }
    writeFileSync(join(dataDir, 'lake/seeded'), '')
    return dataDir
  }

  it('is upgraded, after a copy of each database', () => {
    const dataDir = older()
    lines.length = 0
    open(dataDir).close()
    expect(manifestOf(dataDir).complete).toEqual(['supabase', 'lake'])
    const copies = readdirSync(join(dataDir, 'backups')).sort()
    expect(copies).toEqual([
      expect.stringMatching(/^auth-v\d+-\d{8}T\d{6}Z\.sqlite$/),
      expect.stringMatching(/^lake-v\d+-/),
      expect.stringMatching(/^storage-v\d+-/),
    ])
    for (const copy of copies) expect(lines.join('\n')).toContain(copy)
    const count = inDatabase(
      join(dataDir, 'backups', String(copies[1])),
      (db) => db.prepare('SELECT count(*) AS n FROM documents').get()?.n,
    )
    expect(count).toBe(600)
    // From now on it is checked like any other, and copied no more.
    open(dataDir).close()
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(3)
    rmSync(join(dataDir, AUTH))
    expect(() => open(dataDir)).toThrow(`${AUTH} is missing`)
  })

  it.each([
    [LAKE, 'the seed was loaded'],
    [AUTH, 'there is a storage'],
    [KEYS, 'there are accounts'],
  ])('is refused without %s, because %s', (lost) => {
    const dataDir = older()
    rmSync(join(dataDir, lost))
    const before = contentOf(dataDir)
    expect(() => open(dataDir)).toThrow(`${lost} is missing`)
    expect(contentOf(dataDir)).toEqual(before)
  })
})
