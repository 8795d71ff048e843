import type { SupabaseClient } from '@supabase/supabase-js'
import type { Session } from '../../../domain/session.ts'
import { refuse } from '../../forms/refusal.ts'
import { type AccessRefusal, accessErrorOf } from '../access/access-error.ts'
import { readForm } from '../access/schemas.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { checkPassword } from './profile.server.ts'

const BUCKETS = ['practice', 'media', 'members']
/** Files that are listed and removed at a time. */
const PAGE = 100

/**
 * Deletes the member with all of their data, media first, so that nothing is left without an
 * owner when it fails halfway and is tried again.
 *
 * @returns null when it is done
 */
export async function deleteAccount(
  form: FormData,
  session: Session,
  members: MembersConfig,
): Promise<AccessRefusal | null> {
  const read = readForm('delete', form)
  if ('problems' in read) return read
  const wrong = await checkPassword(form, session, members)
  if (wrong) return wrong
  if (!members.serviceRoleKey) return refuse({ failure: 'unavailable' })
  const admin = membersClient(members, members.serviceRoleKey)
  for (const bucket of BUCKETS) {
    if (!(await emptyFolder(admin, bucket, session.userId)))
      return refuse({ failure: 'unavailable' })
  }
  const { error } = await admin.auth.admin.deleteUser(session.userId)
  return error && refuse({ failure: accessErrorOf(error) })
}

/** Removes the files of a folder, and of every folder within it. @returns false on failure */
async function emptyFolder({ storage }: SupabaseClient, bucket: string, folder: string) {
  for (;;) {
    const { data, error } = await storage
      .from(bucket)
      .listV2({ prefix: `${folder}/`, limit: PAGE, with_delimiter: false })
    if (error) return false
    const paths = data.objects.map(({ key, name }) => key ?? name)
    if (paths.length === 0) return true
    const removed = await storage.from(bucket).remove(paths)
    // Removing nothing without an error would go on for ever.
    if (removed.error || removed.data.length === 0) return false
  }
}
