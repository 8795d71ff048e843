import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { crash } from './support/crash.ts'

const KILLS = 10

it(`${KILLS} times kill -9 under concurrent writes: everything acknowledged is found`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
  const { kills, acknowledged, checked, lost } = await crash(dataDir, KILLS)
  rmSync(dataDir, { recursive: true, force: true })
  expect(lost).toEqual([])
  expect(kills).toBe(KILLS)
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS)
  expect(checked).toBeGreaterThanOrEqual(KILLS)
}, 600_000)
