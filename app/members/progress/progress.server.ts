import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { ownClient } from '../own-client.server.ts'
import { emptyProgress, type MemberProgress, parseProgress } from './progress.ts'

/** The private bucket in which every member has a folder. */
const BUCKET = 'members'

/** A member's progress, and the method to change it. */
export interface ProgressStore {
  /** @throws Error when Storage cannot be read: empty progress must not replace stored progress */
  read(): Promise<MemberProgress>
  /** Reads it again and writes it changed, so that what another device wrote meanwhile stays. */
  change(alter: (progress: MemberProgress) => MemberProgress): Promise<MemberProgress>
}

/**
 * The progress of the member who sent a request: `{userId}/logbook.json`, read and written with the
 * member's own token, so that Storage's rules decide.
 */
export function progressStoreOf(
  context: Pick<SiteContext, 'authority' | 'members'>,
  { userId }: Session,
): ProgressStore {
  const bucket = ownClient(context).storage.from(BUCKET)
  const path = `${userId}/logbook.json`

  async function read(): Promise<MemberProgress> {
    // A new URL each time, so that no cache in between returns an old version.
    const { data, error } = await bucket.download(path, { cacheNonce: String(Date.now()) })
    if (!error) return parseProgress(await data.text())
    if (isMissing(error)) return emptyProgress
    throw error
  }

  return {
    read,
    async change(alter) {
      const changed = alter(await read())
      const json = new Blob([JSON.stringify(changed)], { type: 'application/json' })
      const { error } = await bucket.upload(path, json, {
        upsert: true,
        contentType: 'application/json',
        cacheControl: '0',
      })
      if (error) throw error
      return changed
    },
  }
}

/** Storage responds 400 with a code of 404 in the body for a missing object. */
function isMissing(error: Error & { status?: number; statusCode?: string }): boolean {
  return error.statusCode === '404' || error.status === 404 || error.message === 'Object not found'
}
