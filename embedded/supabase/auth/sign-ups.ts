import type { AuthSettings } from './context.ts'
import { AuthError } from './errors.ts'

/**
 * Lets pass while new accounts may be made.
 * @throws AuthError 422 `signup_disabled`; 503 when that cannot be known
 */
export async function requireSignUps({ signUpsAllowed }: AuthSettings): Promise<void> {
  if (await areAllowed(signUpsAllowed)) return
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

async function areAllowed(signUpsAllowed: AuthSettings['signUpsAllowed']): Promise<boolean> {
  try {
    return await signUpsAllowed()
  } catch {
    const message = 'Sign-ups cannot be checked now'
    throw new AuthError(503, 'unexpected_failure', message, { 'retry-after': '5' })
  }
}
