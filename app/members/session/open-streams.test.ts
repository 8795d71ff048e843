import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Session } from '../../../domain/session.ts'
import { createOpenStreams } from './open-streams.server.ts'
import type { Verdict } from './verifier.ts'

const session: Session = {
  ...{ userId: randomUUID(), sessionId: randomUUID(), email: 'ana@example.com', name: 'Ana' },
  ...{ role: 'captain', tier: 'capitan', languages: [], signedInByMail: false, expiresAt: 0 },
}

/** @returns the streams, and what becomes of one that was opened when `first` was true of its session */
function opened(first: Verdict = session) {
  let verdict = first
  const streams = createOpenStreams(async () => verdict)
  const { promise, resolve } = Promise.withResolvers<string>()
  const release = streams.add({ session, token: 't' }, () => resolve('ended'))
  const outcome = (change: Verdict) => {
    verdict = change
    streams.check()
    return Promise.race([promise, new Promise((late) => setImmediate(late, 'open'))])
  }
  return { promise, release, outcome }
}

it.each<[Verdict, string]>([
  ['ended', 'ended'],
  ['second-factor', 'ended'],
  ['expired', 'ended'],
  ['unavailable', 'ended'],
  [{ ...session, role: null }, 'ended'],
  [{ ...session, role: 'translator', languages: ['de'] }, 'ended'],
  [{ ...session, name: 'Anne', expiresAt: 9 }, 'open'],
])('a stream whose session becomes %j is %s', async (verdict, outcome) => {
  expect(await opened().outcome(verdict)).toBe(outcome)
})

it('a change just before it opens closes it, too', async () => {
  expect(await opened('ended').promise).toBe('ended')
})

it('a stream that has ended is not closed again', async () => {
  const { release, outcome } = opened()
  release()
  expect(await outcome('ended')).toBe('open')
})
