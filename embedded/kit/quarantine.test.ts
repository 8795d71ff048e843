import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openQuarantine } from './quarantine.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let folder: string
let now: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarantine-'))
  now = Date.parse('2026-11-22T12:00:00Z')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openQuarantine(join(folder, 'quarantine'), () => now)
function fileOf(text: string) {
  const path = join(folder, 'a.png')
  writeFileSync(path, text)
  return path
}

it('stores a file by its day, and restores the newest of its name', () => {
  const quarantine = open()
  const path = fileOf('old')
  expect(quarantine.giveBack(path)).toBe(false)
  quarantine.take(path)
  now += DAY_MS
  quarantine.take(fileOf('new'))
  expect(existsSync(path)).toBe(false)
  expect(readdirSync(join(folder, 'quarantine'))).toEqual(['2026-11-22', '2026-11-23'])
  expect(quarantine.giveBack(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('new')
})

it('deletes only files older than the retention time', () => {
  const quarantine = open()
  const path = fileOf('text')
  quarantine.take(path)
  now += 30 * DAY_MS
  quarantine.expire(30)
  expect(quarantine.giveBack(path)).toBe(true)
  quarantine.take(path)
  now += 31 * DAY_MS
  quarantine.expire(30)
  expect(quarantine.giveBack(path)).toBe(false)
})
