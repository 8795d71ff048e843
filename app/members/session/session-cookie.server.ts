import { z } from 'zod'
import { cookies } from '../../cookies.server.ts'
import type { MembersConfig } from '../config.ts'

/** The cookies that hold tokens. */
export type TokenCookie = 'session' | 'first-step'

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Unix time in seconds. Only a hint of when to refresh: the token itself is verified. */
  expires_at: z.number(),
})

/** Tokens in the cookie, named as supabase-js names them. */
export type SessionTokens = z.infer<typeof tokensSchema>

/** The tokens of a supabase-js session, and nothing else of it; null for anything else. */
export function readTokens(session: unknown): SessionTokens | null {
  return tokensSchema.safeParse(session).data ?? null
}

/** The `Set-Cookie` value that stores these tokens in the browser. */
export function createSessionCookie(
  tokens: SessionTokens,
  { cookieSecure: secure }: MembersConfig,
  name: TokenCookie = 'session',
): Promise<string> {
  return cookies[name].serialize(tokens, { secure })
}

/** The `Set-Cookie` value that removes the tokens from the browser. */
export function clearSessionCookie(
  { cookieSecure: secure }: MembersConfig,
  name: TokenCookie = 'session',
): Promise<string> {
  return cookies[name].serialize('', { secure, maxAge: 0 })
}

/**
 * The tokens in a request's `Cookie` header: `null` without such a cookie, `'malformed'` when
 * there is one that this site did not write.
 */
export async function readSessionCookie(
  header: string | null,
  name: TokenCookie = 'session',
): Promise<SessionTokens | 'malformed' | null> {
  const value: unknown = await cookies[name].parse(header)
  return value ? (readTokens(value) ?? 'malformed') : null
}
