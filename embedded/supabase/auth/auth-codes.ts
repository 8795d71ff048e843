import { createHash, randomUUID } from 'node:crypto'
import { isSameSecret } from '../../kit/same-secret.ts'
import { AuthError } from './errors.ts'
import type { Store } from './store.ts'

/** Lifetime of the code in a redirect, ms. GoTrue's default. */
const LIFETIME_MS = 5 * 60 * 1000

export type AuthCodes = ReturnType<typeof createAuthCodes>

/**
 * The second half of a sign-in by mail with PKCE (RFC 7636): the link redirects with a code, which
 * only the client that requested the mail can trade for a session. Call inside `transact`.
 */
export function createAuthCodes({ db }: Store, now: () => number) {
  const insert = db.prepare('INSERT INTO auth_codes VALUES (?, ?, ?, ?, ?)')
  const byHash = db.prepare('SELECT * FROM auth_codes WHERE hash = ?')
  const remove = db.prepare('DELETE FROM auth_codes WHERE link_hash = ?')

  const sweep = db.prepare('DELETE FROM auth_codes WHERE created_at < ?')

  return {
    /** @param linkHash of the link that redirects with it: the session uses that up too */
    issue(userId: string, codeChallenge: string, linkHash: Uint8Array): string {
      const code = randomUUID()
      insert.run(sha256(code), userId, codeChallenge, linkHash, now())
      return code
    },

    /**
     * The user who may have a session for this code, and its link. The codes of that link are void
     * afterwards.
     * @throws AuthError 404 `flow_state_not_found`, 403 `flow_state_expired`, 400 `bad_code_verifier`
     */
    redeem(code: string, verifier: string): { userId: string; linkHash: Uint8Array } {
      const row = byHash.get(sha256(code))
      if (!row) {
        const message = 'invalid flow state, no valid flow state found'
        throw new AuthError(404, 'flow_state_not_found', message)
      }
      if (now() - Number(row.created_at) > LIFETIME_MS) {
        throw new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired')
      }
      if (!isSameSecret(sha256(verifier).toString('base64url'), String(row.code_challenge))) {
        const message = 'code challenge does not match previously saved code verifier'
        throw new AuthError(400, 'bad_code_verifier', message)
      }
      const linkHash = row.link_hash as Uint8Array
      remove.run(linkHash)
      return { userId: String(row.user_id), linkHash }
    },

    /** Makes the codes of a link void. */
    revoke: (linkHash: Uint8Array): void => void remove.run(linkHash),

    sweep: (): void => void sweep.run(now() - LIFETIME_MS),
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
