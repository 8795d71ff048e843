import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { ownClient } from '../own-client.server.ts'
import { emptyLogbook, type Logbook, readProgress } from './progress.ts'

/** The private bucket in which every member has a folder. */
const BUCKET = 'members'

/** A member's logbook, and the way to change it. */
export interface LogbookStore {
  /** @throws Error when Storage cannot be read: an empty logbook must not take the place of a full one */
  read(): Promise<Logbook>
  /** Reads it again and writes it changed, so that what another device wrote meanwhile stays. */
  change(alter: (logbook: Logbook) => Logbook): Promise<Logbook>
}

/**
 * The logbook of the member who sent a request: `{userId}/logbook.json`, read and written with the
 * member's own token, so that Storage's rules decide.
 */
export function logbookOf(
  context: Pick<SiteContext, 'authority' | 'members'>,
  { userId }: Session,
): LogbookStore {
  const bucket = ownClient(context).storage.from(BUCKET)
  const path = `${userId}/logbook.json`

  async function read(): Promise<Logbook> {
    // Each time under another address: what a cache in between kept is the logbook of before.
    const { data, error } = await bucket.download(path, { cacheNonce: String(Date.now()) })
    if (!error) return readProgress(await data.text())
    if (isMissing(error)) return emptyLogbook
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

/** Storage answers 400 with a code of 404 in it for what is not there. */
function isMissing(error: Error & { status?: number; statusCode?: string }): boolean {
  return error.statusCode === '404' || error.status === 404 || error.message === 'Object not found'
}
