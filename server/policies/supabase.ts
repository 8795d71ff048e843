import { passwordWeakness } from '../../domain/password-rules.ts'
import { SCHOOL_NAMES } from '../../domain/school.ts'
import type { PasswordPolicy, SupabaseOptions } from '../../embedded/supabase/index.ts'
import { siteBuckets } from './buckets.ts'
import { MAILBOX_TEXTS } from './mailbox-texts.ts'
import { composeMail } from './mails/compose.ts'

/**
 * The site's own part of the embedded Supabase.
 *
 * @param mediaQuota bytes that a member's photos and videos may take; without it no limit
 */
export function supabasePolicies(mediaQuota = Number.POSITIVE_INFINITY) {
  return {
    buckets: siteBuckets(mediaQuota),
    passwordPolicy,
    mailboxTexts: MAILBOX_TEXTS,
    composeMail: ({ userMetadata, ...content }) =>
      composeMail({ ...content, language: userMetadata.lng }),
  } satisfies Partial<SupabaseOptions>
}

/** No password may be a common one, or contain public facts of the account or the site. */
const passwordPolicy: PasswordPolicy = (password, { email, userMetadata: { name } }) => {
  const names = [email, ...(typeof name === 'string' ? [name] : []), ...SCHOOL_NAMES]
  const weakness = passwordWeakness(password, names)
  if (weakness === 'blank') return 'characters'
  return weakness && 'pwned'
}
