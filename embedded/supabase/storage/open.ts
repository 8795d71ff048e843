import { join } from 'node:path'
import type { Hono } from 'hono'
import { onBallast } from '../../kit/full-disk.ts'
import type { Log } from '../../kit/log.ts'
import type { Space } from '../../kit/space.ts'
import { storageApp } from './app.ts'
import { type Bucket, createBuckets } from './buckets.ts'
import { openFiles } from './files.ts'
import type { Identify, IdentifySession } from './identity.ts'
import { createListFolder } from './list-folder.ts'
import { createListObjects } from './list-objects.ts'
import { createObjects, openObjectStore } from './objects.ts'
import { createQuota } from './quota.ts'
import type { Signing } from './signing.ts'
import { createStorage } from './storage.ts'
import { requireIndex, sweepExpired, sweepStorage } from './sweep.ts'
import { createTus } from './tus.ts'
import { createUploads } from './uploads.ts'

interface Options {
  folder: string
  /** Public path of this API: `/supabase/storage/v1`. */
  publicPath: string
  identify: Identify
  identifySession: IdentifySession
  signing: Signing
  space: Space
  buckets: readonly Bucket[]
  log: Log
  now: () => number
}

export interface OpenStorage {
  app: Hono
  /** Removes what has expired; call it now and then. */
  sweep(): void
  close(): void
}

/**
 * Opens the storage in `<folder>/storage` and `<folder>/storage.sqlite`; what a crash left is swept.
 * @throws Error when another process has it open, or its index does not belong to its files
 */
export function openStorage({
  folder,
  publicPath,
  identify,
  identifySession,
  signing,
  space,
  buckets: given,
  log,
  now,
}: Options): OpenStorage {
  const files = openFiles(join(folder, 'storage'), space)
  const index = join(folder, 'storage.sqlite')
  requireIndex(index, files)
  const database = onBallast(openObjectStore(index), space)
  const objects = createObjects(database, now)
  const uploads = createUploads(database, now)
  const parts = { files, objects, uploads }
  try {
    const quarantine = join(folder, 'storage/quarantine')
    sweepStorage({ ...parts, quarantine, log })
  } catch (error) {
    database.close()
    throw error
  }
  const buckets = createBuckets(given)
  const quota = createQuota(database, now)
  const storage = createStorage({ database, objects, files, quota, log })
  const tus = createTus({ buckets, storage, quota, files, uploads, identify, log, publicPath })
  const listFolder = createListFolder(database)
  const listObjects = createListObjects(database)
  const rights = { identify, identifySession, signing }
  const context = { buckets, storage, quota, files, listFolder, listObjects, ...rights }
  return {
    app: storageApp(context, tus, log),
    sweep: () => sweepExpired(parts),
    close: () => database.close(),
  }
}
