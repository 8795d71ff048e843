import { describe, expect, it } from 'vitest'
import type { Session } from '../../../domain/session.ts'
import { requireCaptain } from './require-captain.server.ts'

const member: Session = {
  userId: '8a1f3a52-5a0e-4d0c-9d34-0a1b2c3d4e5f',
  email: 'ana@example.com',
  name: 'Ana',
  role: null,
  tier: 'capitan',
  languages: [],
  signedInByMail: false,
  sessionId: '0d9f8c1e-4b43-4a55-8a2f-9a8b7c6d5e4f',
  expiresAt: 0,
}

/** The response that is thrown instead of the page; null when the page may be shown. */
function answerTo(session: Session | null, language: 'es' | 'en' = 'es'): Response | null {
  try {
    requireCaptain(session, '/admin', language)
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

describe('requireCaptain', () => {
  it('redirects a visitor to log in and back, to the page in its language', () => {
    const answer = answerTo(null)
    expect(answer?.status).toBe(302)
    expect(answer?.headers.get('location')).toBe('/acceso?redirectTo=%2Fadmin')
    expect(answerTo(null, 'en')?.headers.get('location')).toBe('/acceso?redirectTo=%2Fen%2Fadmin')
  })

  it('refuses other members, whatever tier they pay for', () => {
    expect(answerTo(member)?.status).toBe(403)
    expect(answerTo({ ...member, role: 'translator' })?.status).toBe(403)
  })

  it('accepts a captain', () => {
    expect(answerTo({ ...member, role: 'captain' })).toBeNull()
  })
})
