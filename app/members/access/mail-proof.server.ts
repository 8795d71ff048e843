import type { SupabaseClientOptions } from '@supabase/supabase-js'
import type { MembersConfig } from '../config.ts'

const NAME = 'mail-proof'
/** As long as the links in mails (s). */
const LIFETIME = 60 * 60
const STORAGE_KEY = 'mail'
/** Where supabase-js puts the code verifier. */
const VERIFIER_KEY = `${STORAGE_KEY}-code-verifier`

/**
 * What shows that a mail was asked for by this browser: the code verifier of PKCE (RFC 7636), which
 * supabase-js makes with a request for a mail and wants back with the code of its link. It waits in a
 * cookie that no script can read. A browser without it is asked before its session is replaced.
 */
export function mailProof(cookieHeader: string | null = null) {
  const kept = new Map<string, string>()
  const known = readCookie(cookieHeader)
  if (known) kept.set(VERIFIER_KEY, known)
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    /** For a client that asks for a mail, or trades the code of its link for a session. */
    options: {
      flowType: 'pkce',
      persistSession: true,
      storageKey: STORAGE_KEY,
      storage,
    } satisfies SupabaseClientOptions<'public'>['auth'],

    isThere: (): boolean => kept.has(VERIFIER_KEY),

    /** The `Set-Cookie` value that keeps it, or removes it once it has served. */
    setCookie({ cookieSecure }: MembersConfig): string {
      const value = Buffer.from(kept.get(VERIFIER_KEY) ?? '').toString('base64url')
      const maxAge = value ? LIFETIME : 0
      const secure = cookieSecure ? '; Secure' : ''
      return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
    },
  }
}

export type MailProof = ReturnType<typeof mailProof>

function readCookie(header: string | null): string {
  const value = header?.match(new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]*)`))?.[1] ?? ''
  return Buffer.from(value, 'base64url').toString()
}
