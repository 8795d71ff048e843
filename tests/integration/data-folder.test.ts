import { cpSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/build.mjs'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import {
  AUTH,
  contentOf,
  damage,
  inDatabase,
  KEYS,
  LAKE,
  makeSchool,
  STORAGE,
} from '../../server/data/testing.ts'
import { START_MS } from './support/site.ts'

// Runs `npm start` over damaged data folders; `server/data/open.test.ts` has every case.

const root = mkdtempSync(join(tmpdir(), 'data-folder-'))
const [school, other] = [join(root, 'school'), join(root, 'other')]
let copies = 0

beforeAll(async () => {
  await buildStale()
  for (const dataDir of [school, other]) makeSchool(dataDir)
}, START_MS)
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function node(script: string, dataDir: string, ...args: string[]) {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const },
    ...{ PORT: '0', DATA_DIR: dataDir },
  }
  const { code, output } = await run(pinnedNode, [script, ...args], { env })
  return { code, lines: output.trim().split('\n') }
}

type Case = [what: string, harm: (dataDir: string) => void, says: string]

const CASES: Case[] = [
  ['60 pages of the lake are random', (dir) => damage(join(dir, LAKE), 60), `${LAKE} is damaged`],
  ['the lake is lost', (dir) => rmSync(join(dir, LAKE)), `${LAKE} is missing`],
  ['the accounts are lost', (dir) => rmSync(join(dir, AUTH)), `${AUTH} is missing`],
  ['the keys are lost', (dir) => rmSync(join(dir, KEYS)), `${KEYS} is missing`],
  ['the storage is empty', (dir) => truncateSync(join(dir, STORAGE)), `${STORAGE} is empty`],
  [
    'the accounts are another school’s',
    (dir) => cpSync(join(other, AUTH), join(dir, AUTH)),
    `${AUTH} belongs to another data folder`,
  ],
  [
    'two databases have changed places',
    (dir) => {
      renameSync(join(dir, AUTH), join(dir, 'aside'))
      renameSync(join(dir, STORAGE), join(dir, AUTH))
      renameSync(join(dir, 'aside'), join(dir, STORAGE))
    },
    `${AUTH} is the database "storage" instead of "auth"`,
  ],
  [
    'the lake is no database',
    (dir) => writeFileSync(join(dir, LAKE), 'no database\n'.repeat(1000)),
    `${LAKE} is no SQLite database`,
  ],
  [
    'a newer version wrote the lake',
    (dir) => inDatabase(join(dir, LAKE), (db) => db.exec('PRAGMA user_version = 99')),
    `${LAKE} was written by a newer version`,
  ],
]

describe('a start is refused in one line with code 1, and nothing is changed, when', () => {
  it.each(CASES)('%s', async (_, harm, says) => {
    const dataDir = join(root, `copy-${copies++}`)
    cpSync(school, dataDir, { recursive: true })
    harm(dataDir)
    const before = contentOf(dataDir)
    const { code, lines } = await node('server/main.ts', dataDir)
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining(says)] })
    expect(lines[0]).toContain('npm run restore')
    expect(contentOf(dataDir)).toEqual(before)
  })
})

it('tools do not replace lost files', async () => {
  const dataDir = join(root, 'tools')
  cpSync(school, dataDir, { recursive: true })
  for (const path of [KEYS, LAKE]) rmSync(join(dataDir, path))
  const before = contentOf(dataDir)
  const refusals = [
    await node('scripts/keys.ts', dataDir),
    await node('scripts/captain.ts', dataDir),
    await node('scripts/dataset.ts', dataDir, 'export', join(root, 'school.tar.gz')),
  ]
  expect(refusals).toEqual([
    { code: 1, lines: [expect.stringContaining('npm run keys -- --new')] },
    { code: 1, lines: [expect.stringContaining(`${KEYS} is missing`)] },
    { code: 1, lines: [expect.stringContaining(`${LAKE} is missing`)] },
  ])
  expect(contentOf(dataDir)).toEqual(before)
})
