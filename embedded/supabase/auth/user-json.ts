import type { User } from './users.ts'

/** The account as GoTrue shows it to its owner. */
export function userJson(user: User) {
  const verified = user.emailConfirmedAt !== null
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.emailConfirmedAt,
    phone: '',
    confirmed_at: user.emailConfirmedAt,
    last_sign_in_at: user.lastSignInAt,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: {
          email: user.email,
          email_verified: verified,
          phone_verified: false,
          sub: user.id,
        },
        provider: 'email',
        last_sign_in_at: user.lastSignInAt,
        created_at: user.createdAt,
        updated_at: user.updatedAt,
        email: user.email,
      },
    ],
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    banned_until: user.bannedUntil ?? undefined,
    is_anonymous: false,
  }
}
