import type { Context } from 'hono'
import type { Buckets } from './buckets.ts'
import type { Files } from './files.ts'
import type { Identify, IdentifySession } from './identity.ts'
import type { ListFolder } from './list-folder.ts'
import type { ListObjects } from './list-objects.ts'
import type { Quota } from './quota.ts'
import type { Signing } from './signing.ts'
import type { Storage } from './storage.ts'

/** The parts that the routes work with. */
export interface StorageContext {
  buckets: Buckets
  storage: Storage
  quota: Quota
  files: Files
  identify: Identify
  identifySession: IdentifySession
  signing: Signing
  listFolder: ListFolder
  listObjects: ListObjects
}

/** True if an upload may replace an object of that name. */
export function wantsUpsert(c: Context): boolean {
  return c.req.header('x-upsert') === 'true'
}
