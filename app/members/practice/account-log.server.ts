import {
  bounded,
  emptyLog,
  MAX_ENTRIES,
  merge,
  type PracticeLog,
  withoutGone,
} from '../../../domain/practice-log.ts'
import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { readLog } from '../../instruments/practice/read-log.ts'
import { ownClient } from '../own-client.server.ts'

/** The private bucket in which every member has a folder. */
const BUCKET = 'members'
/** Files that are read, those changed last first: a device has one, and begins another when it is full. */
const MAX_FILES = 100

/** The bucket takes files of 262,144 bytes. */
const MAX_BYTES = 250_000
/** A device whose file is larger begins another, before what it sends at once could be too much. */
const NEARLY_FULL_BYTES = 180_000

/** The last task of each key. */
const last = new Map<string, Promise<unknown>>()

type Context = Pick<SiteContext, 'authority' | 'members'>

/** An account's log after a device has sent its changes. */
export interface SyncAnswer {
  /** The merged log of all devices of the member. */
  log: PracticeLog
  /** True if the device should begin a new file. */
  isFull: boolean
}

/**
 * The practices of the member who sent a request: `{userId}/practice/{device}.json`, read and written with the
 * member's own token, so that Storage's rules decide. Each device has its own file. What was deleted is removed
 * from the others, too; a member's requests take turns, so that none of them overwrites what another has written.
 */
export function accountLogOf(context: Context, { userId }: Session) {
  const bucket = ownClient(context).storage.from(BUCKET)
  const folder = `${userId}/practice`

  async function readFiles(): Promise<Map<string, PracticeLog>> {
    const newest = { column: 'updated_at', order: 'desc' }
    const { data, error } = await bucket.list(folder, { limit: MAX_FILES, sortBy: newest })
    if (error) throw error
    const names = data.map(({ name }) => name).filter((name) => name.endsWith('.json'))
    const logs = await Promise.all(names.map(async (name) => [name, await readFile(name)] as const))
    return new Map(logs)
  }

  async function readFile(name: string): Promise<PracticeLog> {
    // A new URL each time, so that no cache in between returns an old version.
    const nonce = { cacheNonce: String(Date.now()) }
    const { data, error } = await bucket.download(`${folder}/${name}`, nonce)
    if (error) throw error
    return parseLog(await data.text())
  }

  async function write(name: string, log: PracticeLog) {
    const json = new Blob([writeLog(log)], { type: 'application/json' })
    const { error } = await bucket.upload(`${folder}/${name}`, json, {
      upsert: true,
      contentType: 'application/json',
      cacheControl: '0',
    })
    if (error) throw error
  }

  async function store(device: string, arrived: PracticeLog): Promise<SyncAnswer> {
    const files = await readFiles()
    const own = `${device}.json`
    const all = merge(merged(files), arrived)
    const changed = fitting(withoutGone(merge(files.get(own) ?? emptyLog, arrived), all))
    const others = [...files].filter(([name]) => name !== own)
    await writeChanged(own, files.get(own) ?? emptyLog, changed)
    for (const [name, log] of others) await writeChanged(name, log, withoutGone(log, all))
    return { log: bounded(all), isFull: isNearlyFull(changed) }
  }

  async function writeChanged(name: string, before: PracticeLog, after: PracticeLog) {
    if (writeLog(before) !== writeLog(after)) await write(name, after)
  }

  return {
    /** @throws Error when Storage cannot be read */
    read: async (): Promise<PracticeLog> => bounded(merged(await readFiles())),

    /**
     * Adds what a device sends. What is answered is stored.
     *
     * @param device the UUID of the device
     * @throws Error when Storage did not keep it
     */
    store: (device: string, arrived: PracticeLog): Promise<SyncAnswer> =>
      inTurn(userId, () => store(device, arrived)),
  }
}

const merged = (files: Map<string, PracticeLog>) => [...files.values()].reduce(merge, emptyLog)

/** A log as it was stored; what is not one counts as empty. */
function parseLog(json: string): PracticeLog {
  try {
    return readLog(JSON.parse(json))
  } catch {
    return emptyLog
  }
}

/** Null (and a line in the log) when it cannot be read: the page stands without. */
export async function readAccountLog(
  context: Context,
  session: Session,
): Promise<PracticeLog | null> {
  try {
    return await accountLogOf(context, session).read()
  } catch (error) {
    console.warn(`practice: the log could not be read: ${error}`)
    return null
  }
}

/** Runs tasks of one key in sequence, whether the one before has succeeded or failed. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const leave = () => {
    if (last.get(key) === turn) last.delete(key)
  }
  turn.then(leave, leave)
  return turn
}

export const writeLog = (log: PracticeLog): string => JSON.stringify(log)

const bytesOf = (log: PracticeLog) => new TextEncoder().encode(writeLog(log)).length

export const isNearlyFull = (log: PracticeLog): boolean => bytesOf(log) > NEARLY_FULL_BYTES

/** The newest part of a log that fits into a file. */
export function fitting(log: PracticeLog, most = MAX_ENTRIES): PracticeLog {
  const part = bounded(log, most)
  return bytesOf(part) <= MAX_BYTES ? part : fitting(log, Math.floor(most * 0.9))
}
