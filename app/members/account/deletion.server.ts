import type { SupabaseClient } from '@supabase/supabase-js'
import type { Session } from '../../../domain/session.ts'
import { accessErrorOf } from '../access/access-error.ts'
import type { AccessFailure } from '../access/access-form.tsx'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { checkPassword } from './profile.server.ts'

const BUCKETS = ['practice', 'media', 'members']
/** Files that are listed and removed at a time. */
const PAGE = 100

/**
 * Deletes the member with everything of theirs, media first, so that nothing is left without an
 * owner when it fails halfway and is tried again.
 *
 * @returns null when it is done
 */
export async function deleteAccount(
  form: FormData,
  session: Session,
  members: MembersConfig,
): Promise<AccessFailure | null> {
  const wrong = await checkPassword(form, session, members)
  if (wrong) return wrong
  if (form.get('sure') !== 'on') return { error: 'confirmRequired', field: 'sure' }
  if (!members.serviceRoleKey) return { error: 'unavailable' }
  const admin = membersClient(members, members.serviceRoleKey)
  for (const bucket of BUCKETS) {
    if (!(await emptyFolder(admin, bucket, session.userId))) return { error: 'unavailable' }
  }
  const { error } = await admin.auth.admin.deleteUser(session.userId)
  return error && { error: accessErrorOf(error) }
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
