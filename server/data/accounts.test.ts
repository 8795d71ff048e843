import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readyForAccounts } from './accounts.ts'
import { requireSecret } from './check.ts'
import { openDataFolder } from './open.ts'
import { AUTH, KEYS, makeSchool } from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'accounts-'))
const school = join(root, 'school')

beforeAll(() => makeSchool(school))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function copyTo(name: string): string {
  const copy = join(root, name)
  cpSync(school, copy, { recursive: true })
  return copy
}

describe('tools that work on the data folder', () => {
  it('do not replace lost keys', () => {
    const dataDir = copyTo('without-keys')
    requireSecret(dataDir, 'supabase')
    rmSync(join(dataDir, KEYS))
    expect(() => requireSecret(dataDir, 'supabase')).toThrow('npm run keys -- --new')
    requireSecret(join(root, 'new'), 'supabase')
  })

  it('do not replace lost accounts', () => {
    const dataDir = copyTo('without-accounts')
    readyForAccounts(dataDir)
    rmSync(join(dataDir, AUTH))
    expect(() => readyForAccounts(dataDir)).toThrow(`${AUTH} is missing`)
  })

  it('make the accounts of a new folder, and work beside a server', () => {
    const dataDir = join(root, 'before-the-first-start')
    readyForAccounts(dataDir)
    const server = openDataFolder(dataDir, ['supabase', 'lake'], () => {})
    readyForAccounts(dataDir)
    server.close()
  })
})
