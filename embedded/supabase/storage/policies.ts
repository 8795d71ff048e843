/** Who asks. `captain` has the role in `app_metadata`; `service` holds the service key. */
export type Identity =
  | { kind: 'anon' }
  | { kind: 'member'; id: string; sessionId: string; isCaptain: boolean }
  | { kind: 'service' }

/** What is done with an object. Moving one selects and updates it, and inserts its new name. */
export type Action = 'select' | 'insert' | 'update' | 'delete'

type ObjectPath = { bucket: string; name: string }

/**
 * The rules of who may do what, the same as the policies on `storage.objects` in
 * `supabase/migrations`; one table of cases tests both.
 *
 * - `media`: everybody reads; members write below their own id; captains remove anything.
 * - `practice`, `members`: everything only below one's own id.
 */
export function may(identity: Identity, action: Action, { bucket, name }: ObjectPath): boolean {
  if (identity.kind === 'service') return true
  if (bucket === 'media' && action === 'select') return true
  if (identity.kind === 'anon') return false
  if (bucket === 'media' && action === 'delete' && identity.isCaptain) return true
  return name.startsWith(`${identity.id}/`)
}

/**
 * What of a bucket somebody may list: the beginning that names must have, or null for nothing.
 * Says the same as `may(identity, 'select', …)`, for whole ranges of names.
 */
export function listablePrefix(identity: Identity, bucket: string): string | null {
  if (identity.kind === 'service' || bucket === 'media') return ''
  return identity.kind === 'member' ? `${identity.id}/` : null
}
