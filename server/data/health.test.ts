import { copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseHealth } from './health.ts'
import { LAKE, makeSchool } from './testing.ts'

describe('the health of the databases', () => {
  let dataDir: string
  let check: () => string | null
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'health-'))
    makeSchool(dataDir)
    check = databaseHealth(dataDir, ['supabase', 'lake'])
    expect(check()).toBeNull()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('reports a missing one', () => {
    rmSync(join(dataDir, LAKE))
    expect(check()).toBe(`${LAKE} is missing`)
  })

  it('reports a replaced one', () => {
    const path = join(dataDir, LAKE)
    copyFileSync(path, `${path}.copy`)
    renameSync(`${path}.copy`, path)
    expect(check()).toBe(`${LAKE} has been replaced`)
  })

  it('reports an unreadable one', () => {
    truncateSync(join(dataDir, LAKE), 100)
    expect(check()).toBe(`${LAKE} cannot be read`)
  })

  it('checks those of the embedded services alone', () => {
    rmSync(join(dataDir, LAKE))
    expect(databaseHealth(dataDir, ['supabase'])()).toBeNull()
  })
})
