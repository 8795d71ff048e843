import type { SupabaseClientOptions } from '@supabase/supabase-js'
import { z } from 'zod'
import { cookies } from '../../cookies.server.ts'
import type { MembersConfig } from '../config.ts'

const STORAGE_KEY = 'mail'
/** Storage key of supabase-js for the code verifier. */
const VERIFIER_KEY = `${STORAGE_KEY}-code-verifier`
const verifierSchema = z.string().min(1)

/**
 * Proof that this browser requested a mail: the code verifier of PKCE (RFC 7636), which supabase-js
 * creates with the request and needs with the code of the link. It is stored in an HttpOnly cookie.
 * A browser without it must confirm before its session is replaced.
 */
export async function mailProof(cookieHeader: string | null = null) {
  const values = new Map<string, string>()
  const known = verifierSchema.safeParse(await cookies['mail-proof'].parse(cookieHeader)).data
  if (known) values.set(VERIFIER_KEY, known)
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return {
    /** For a client that requests a mail, or exchanges the code of its link for a session. */
    options: {
      flowType: 'pkce',
      persistSession: true,
      storageKey: STORAGE_KEY,
      storage,
    } satisfies SupabaseClientOptions<'public'>['auth'],

    isThere: (): boolean => values.has(VERIFIER_KEY),

    /** The `Set-Cookie` value that stores it, or removes it once it was used. */
    setCookie({ cookieSecure: secure }: MembersConfig): Promise<string> {
      const value = values.get(VERIFIER_KEY) ?? ''
      return cookies['mail-proof'].serialize(value, { secure, ...(!value && { maxAge: 0 }) })
    },
  }
}

export type MailProof = Awaited<ReturnType<typeof mailProof>>
