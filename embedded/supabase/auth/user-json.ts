import type { Auth } from './context.ts'
import type { Factor } from './factors.ts'
import type { Purpose } from './one-time-tokens.ts'
import type { User } from './users.ts'

/** The account as GoTrue shows it to its owner. */
export function userJson({ oneTimeTokens, factors }: Auth, user: User) {
  const sent = oneTimeTokens.sentAt(user.id)
  const sentAt = (...purposes: Purpose[]) => {
    const last = Math.max(...purposes.map((purpose) => sent[purpose] ?? 0))
    return last > 0 ? new Date(last).toISOString() : undefined
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.emailConfirmedAt ?? undefined,
    phone: '',
    confirmed_at: user.emailConfirmedAt ?? undefined,
    confirmation_sent_at: user.emailConfirmedAt ? undefined : sentAt('signup'),
    recovery_sent_at: sentAt('recovery', 'magiclink'),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: user.newEmail
      ? sentAt('email_change_new', 'email_change_current')
      : undefined,
    last_sign_in_at: user.lastSignInAt ?? undefined,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: [identityJson(user)],
    factors: optional(factors.list(user.id).map(factorJson)),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    banned_until: user.bannedUntil ?? undefined,
    is_anonymous: false,
  }
}

/** A second factor as GoTrue shows it: without its secret. */
export function factorJson(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: 'totp',
    status: factor.verified ? 'verified' : 'unverified',
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
  }
}

function identityJson(user: User) {
  const emailVerified = user.emailConfirmedAt !== null
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      email: user.email,
      email_verified: emailVerified,
      phone_verified: false,
      sub: user.id,
    },
    provider: 'email',
    last_sign_in_at: user.lastSignInAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    email: user.email,
  }
}

/** GoTrue leaves an empty list out. */
function optional<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
