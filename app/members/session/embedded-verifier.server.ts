import { toSession } from '../../../domain/session.ts'
import type { SessionRefusal, Supabase, VerifiedSession } from '../../../embedded/supabase/index.ts'
import type { Verdict, Verifier } from './verifier.ts'

/** Reads the embedded backend's database for every check, in this process. */
export function embeddedVerifier(
  supabase: Pick<Supabase, 'verifySession' | 'recheckSession' | 'onChange'>,
): Verifier {
  return {
    verify: async (token) => verdictOn(await supabase.verifySession(token)),
    recheck: async ({ session }) => verdictOn(supabase.recheckSession(session.sessionId)),
    onChange: supabase.onChange,
  }
}

function verdictOn(found: VerifiedSession | SessionRefusal): Verdict {
  if (typeof found === 'string') return found
  const { user, session, expiresAt } = found
  const { id: sub, email } = user
  return toSession(
    { sub, email, session_id: session.id, amr: session.amr, exp: expiresAt ?? 0 },
    user,
  )
}
