import {
  type Credentials,
  createFirstAccount,
  resetAccount,
} from '../../embedded/supabase/privileged-accounts.ts'

export const DEFAULT_ADMIN_EMAIL = 'capitan@escuela.local'

/** As the site and the policies of a hosted project know an administrator. */
const ADMIN = { role: 'captain', tier: 'capitan' }

/**
 * Makes the administrator's account, or gives an existing one the role and a new password, ending its
 * sessions and removing its second factors.
 *
 * @param folder of the embedded Supabase
 */
export function resetAdmin(folder: string, email: string): Promise<Credentials> {
  return resetAccount(folder, { email, appMetadata: ADMIN })
}

/**
 * Makes the administrator's account at the first start.
 *
 * @param folder of the embedded Supabase
 * @returns the credentials, to be shown once; null when there is an administrator
 */
export function createFirstAdmin(
  folder: string,
  email: string = DEFAULT_ADMIN_EMAIL,
): Promise<Credentials | null> {
  return createFirstAccount(folder, { email, appMetadata: ADMIN })
}
