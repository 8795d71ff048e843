import type { Bucket } from './buckets.ts'

/** The sender of a request: a member with the role of their `app_metadata`; `service` holds the service key. */
export type Identity =
  | { kind: 'anon' }
  | { kind: 'member'; id: string; sessionId: string; role: string | null }
  | { kind: 'service' }

/** An operation on an object. Moving one selects and updates it, and inserts its new name. */
export type Action = 'select' | 'insert' | 'update' | 'delete'

/** The permissions of each identity, by the policies of the bucket. */
export function may(
  identity: Identity,
  action: Action,
  { bucket, name }: { bucket: Bucket; name: string },
): boolean {
  if (identity.kind === 'service') return true
  if (bucket.public && action === 'select') return true
  if (identity.kind === 'anon') return false
  if (action === 'delete' && hasRole(identity, bucket.moderatorRoles)) return true
  return name.startsWith(`${identity.id}/`)
}

/** True if a member has one of these roles. */
export function hasRole(identity: Identity, roles: readonly string[] = []): boolean {
  return identity.kind === 'member' && identity.role !== null && roles.includes(identity.role)
}

/**
 * The part of a bucket that an identity may list: the beginning that names must have, or null for nothing.
 * Equivalent to `may(identity, 'select', …)`, for whole ranges of names.
 */
export function listablePrefix(identity: Identity, bucket: Bucket): string | null {
  if (identity.kind === 'service' || bucket.public) return ''
  return identity.kind === 'member' ? `${identity.id}/` : null
}
