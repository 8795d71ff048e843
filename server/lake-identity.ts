import type { Authority } from '../app/members/session/authority.server.ts'
import type { Opened } from '../app/members/session/verifier.ts'
import { refuseSystemChange } from '../domain/system-documents.ts'
import type { Identity } from '../embedded/lake/index.ts'
import { translatorRole } from './policies/translator.ts'

/** The authority's interface for the lake: by a request's headers, in the lake's own roles. */
export function lakeIdentities(authority: Authority) {
  const openers = new WeakMap<Identity, Opened>()
  return {
    /**
     * The captain is the dataset's administrator; members who are neither captains nor translators have no
     * access.
     */
    async identify(headers: Headers): Promise<Identity | null | 'unknown'> {
      const { session, tokens } = await authority.authenticate(headers)
      if (session === 'unknown') return session
      if (!session || !tokens) return null
      const { userId: id, name, email, role, languages } = session
      const person = { id, name, email }
      const parts: Record<'captain' | 'translator', Identity> = {
        captain: { ...person, role: 'administrator', refuse: refuseSystemChange },
        translator: { ...person, ...translatorRole(languages) },
      }
      const identity = role ? parts[role] : { ...person, role: null }
      openers.set(identity, { session, token: tokens.access_token })
      return identity
    },

    whenEnded(identity: Identity, end: () => void): () => void {
      const opened = openers.get(identity)
      return opened ? authority.watch(opened, end) : () => {}
    },
  }
}
