import { expect, it, vi } from 'vitest'
import type { Session } from '../../domain/session.ts'
import { readMemberContent } from './member-content.server.ts'

const fetch = vi.fn(async () => ({
  _id: 'members.a',
  isTranslated: false,
  body: { own: [], spanish: null },
  downloads: [],
}))
const reader = (session: Partial<Session> | null) =>
  ({ content: {}, privateContent: { fetch }, session }) as never

it('queries the dataset only for readers with access', async () => {
  expect(await readMemberContent(reader(null), { id: 'a', audience: 'grumete' }, 'es')).toBeNull()
  const grumete = reader({ tier: 'grumete', role: null })
  expect(await readMemberContent(grumete, { id: 'a', audience: 'capitan' }, 'es')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

it('reads an open document for everybody', async () => {
  const content = await readMemberContent(reader(null), { id: 'a', audience: 'everybody' }, 'es')
  expect(content).toEqual({ language: 'es', body: [], downloads: [], sheet: null })
})

it('reads the members-only content for a reader with access', async () => {
  const capitan = reader({ tier: 'capitan', role: null })
  const content = await readMemberContent(capitan, { id: 'a', audience: 'capitan' }, 'en')
  expect(content).toEqual({ language: 'es', body: [], downloads: [], sheet: null })
  expect(fetch).toHaveBeenCalledWith(expect.any(String), { id: 'members.a', lng: 'en' })
})
