import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFirstAdmin, resetAdmin } from './admin-account.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'captain-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('creates the first captain, and no second', async () => {
  const first = await createFirstAdmin(folder)
  expect(first?.email).toBe('capitan@escuela.local')
  expect(first?.password).toMatch(/^([a-z]{6}-){3}[a-z]{6}$/)
  expect(await createFirstAdmin(folder)).toBeNull()
  expect(await createFirstAdmin(folder, 'other@example.com')).toBeNull()
})

it('recognizes a captain created before the first start', async () => {
  await resetAdmin(folder, 'captain@example.com')
  expect(await createFirstAdmin(folder)).toBeNull()
})

it('creates one captain when two processes start at once', async () => {
  const made = await Promise.all([createFirstAdmin(folder), createFirstAdmin(folder, 'b@c.de')])
  expect(made.filter((credentials) => credentials !== null)).toHaveLength(1)
})
