import type { Auth } from './context.ts'
import type { Session } from './sessions.ts'
import { userJson } from './user-json.ts'
import type { User } from './users.ts'

interface Started {
  user: User
  session: Session
  refreshToken: string
}

/** A session as GoTrue returns it: fresh access token, refresh token and user. */
export async function sessionJson(auth: Auth, { user, session, refreshToken }: Started) {
  const accessToken = await auth.tokens.issue(user, session)
  return { ...accessToken, refresh_token: refreshToken, user: userJson(auth, user) }
}

/** Starts a session; the account notes when, and from which client. Call inside `transact`. */
export function signIn(
  auth: Auth,
  user: User,
  method: 'password' | 'otp',
  client: string,
): Started {
  auth.knownClients.note(user.id, client)
  const signedIn = auth.users.save({ ...user, lastSignInAt: new Date(auth.now()).toISOString() })
  return { user: signedIn, ...auth.sessions.start(user.id, method) }
}
