import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSessions } from './sessions.ts'
import { openStore } from './store.ts'
import { createUsers } from './users.ts'

it('ends sessions unused for thirty days, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'))
  const store = openStore(folder)
  let now = Date.parse('2026-01-01')
  const users = createUsers(store, () => now)
  const sessions = createSessions(store, () => now)
  const anne = users.save(users.draft('anne@example.com', ''))
  const left = sessions.start(anne.id, 'password')
  const used = sessions.start(anne.id, 'password')
  now = Date.parse('2026-01-20')
  sessions.rotate(used.refreshToken)
  now = Date.parse('2026-02-01')
  sessions.sweep()
  expect(sessions.find(left.session.id)).toBeNull()
  expect(sessions.find(used.session.id)).not.toBeNull()
  expect(sessions.rotate(left.refreshToken)).toEqual({ outcome: 'unknown' })
  store.close()
  rmSync(folder, { recursive: true })
})
