import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readOrCreateSecret } from './secret-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('creates the secret once, readable by its owner only, and leaves nothing beside it', () => {
  const path = join(folder, 'deep', 'secret')
  expect(readOrCreateSecret(path, () => 'first')).toBe('first')
  expect(readOrCreateSecret(path, () => 'second')).toBe('first')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'deep'))).toEqual(['secret'])
})

it('gives processes that start at once the same secret', async () => {
  const path = join(folder, 'secret')
  const program = `
    const { readOrCreateSecret } = await import('./embedded/kit/secret-file.ts')
    console.log(readOrCreateSecret(process.argv[1], () => crypto.randomUUID()))`
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, path])
  const outputs = await Promise.all([run(), run(), run(), run()])
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1)
})

it('leaves nothing behind when the secret cannot be made', () => {
  const fail = () => {
    throw new Error('no entropy')
  }
  expect(() => readOrCreateSecret(join(folder, 'secret'), fail)).toThrow('no entropy')
  expect(readdirSync(folder)).toEqual([])
})
