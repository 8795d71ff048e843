import { z } from 'zod'
import type { MembersConfig } from '../config.ts'

/** The cookies that hold tokens, and for how long (seconds). */
const LIFETIMES = {
  session: 30 * 24 * 60 * 60,
  /** Signed in with the password, the authenticator's code still to come. */
  'first-step': 10 * 60,
}
export type TokenCookie = keyof typeof LIFETIMES

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
export function createSessionCookie(
  tokens: SessionTokens,
  members: MembersConfig,
  name: TokenCookie = 'session',
): string {
  const value = Buffer.from(JSON.stringify(tokens)).toString('base64url')
  return setCookie(name, value, LIFETIMES[name], members)
}

/** The `Set-Cookie` value that removes the tokens from the browser. */
export function clearSessionCookie(members: MembersConfig, name: TokenCookie = 'session'): string {
  return setCookie(name, '', 0, members)
}

/**
 * The tokens in a request's `Cookie` header: `null` without such a cookie, `'malformed'` when
 * there is one that this site did not write.
 */
export function readSessionCookie(
  header: string | null,
  name: TokenCookie = 'session',
): SessionTokens | 'malformed' | null {
  const value = header?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1]
  if (!value) return null
  try {
    return readTokens(JSON.parse(Buffer.from(value, 'base64url').toString())) ?? 'malformed'
  } catch {
    return 'malformed'
  }
}

function setCookie(
  name: TokenCookie,
  value: string,
  maxAge: number,
  { cookieSecure }: MembersConfig,
): string {
  const secure = cookieSecure ? '; Secure' : ''
  // Lax: sent when a visitor follows a link to the site, not with another site's form or fetch.
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
