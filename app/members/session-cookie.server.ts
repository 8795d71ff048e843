import { z } from 'zod'
import type { MembersConfig } from './config.ts'

const NAME = 'session'
const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Unix time in seconds. Only a hint of when to refresh: the token itself is verified. */
  expires_at: z.number(),
})

/** What the cookie holds, named as supabase-js names it. */
export type SessionTokens = z.infer<typeof tokensSchema>

/** The tokens of a supabase-js session, and nothing else of it; null for anything else. */
export function readTokens(session: unknown): SessionTokens | null {
  return tokensSchema.safeParse(session).data ?? null
}

/** The `Set-Cookie` value that keeps these tokens in the browser, out of reach of scripts. */
export function createSessionCookie(tokens: SessionTokens, members: MembersConfig): string {
  const value = Buffer.from(JSON.stringify(tokens)).toString('base64url')
  return setCookie(value, THIRTY_DAYS_IN_SECONDS, members)
}

/** The `Set-Cookie` value that removes the session from the browser. */
export function clearSessionCookie(members: MembersConfig): string {
  return setCookie('', 0, members)
}

/**
 * The tokens in a request's `Cookie` header: `null` without a session cookie, `'malformed'` when
 * there is one that this site did not write.
 */
export function readSessionCookie(header: string | null): SessionTokens | 'malformed' | null {
  const value = header?.match(/(?:^|;\s*)session=([^;]*)/)?.[1]
  if (!value) return null
  try {
    return readTokens(JSON.parse(Buffer.from(value, 'base64url').toString())) ?? 'malformed'
  } catch {
    return 'malformed'
  }
}

function setCookie(value: string, maxAge: number, { cookieSecure }: MembersConfig): string {
  const secure = cookieSecure ? '; Secure' : ''
  // Lax: sent when a visitor follows a link to the site, not with another site's form or fetch.
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
