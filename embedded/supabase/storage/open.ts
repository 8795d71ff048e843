import { join } from 'node:path'
import type { Hono } from 'hono'
import { storageApp } from './app.ts'
import { openFiles } from './files.ts'
import type { Identify } from './identity.ts'
import { createListFolder } from './list-folder.ts'
import { createListObjects } from './list-objects.ts'
import { createObjects, openObjectStore } from './objects.ts'
import type { Signing } from './signing.ts'
import { createStorage } from './storage.ts'
import { sweepStorage, sweepUploads } from './sweep.ts'
import { createTus } from './tus.ts'
import { createUploads } from './uploads.ts'

type Options = {
  folder: string
  /** Where clients find this API: `/supabase/storage/v1`. */
  publicPath: string
  identify: Identify
  signing: Signing
  log: (message: string, error: unknown) => void
  now: () => number
}

export type OpenStorage = {
  app: Hono
  /** Removes what has expired; call it now and then. */
  sweep(): void
  close(): void
}

/**
 * Opens the storage in `<folder>/storage` and `<folder>/storage.sqlite`; what a crash left is swept.
 * @throws Error when another process has it open
 */
export function openStorage({
  folder,
  publicPath,
  identify,
  signing,
  log,
  now,
}: Options): OpenStorage {
  const database = openObjectStore(folder)
  const files = openFiles(join(folder, 'storage'))
  const objects = createObjects(database, now)
  const uploads = createUploads(database, now)
  sweepStorage({ files, objects, uploads, log })
  const storage = createStorage(database, objects, files)
  const tus = createTus({ storage, files, uploads, identify, log, publicPath })
  const listFolder = createListFolder(database)
  const listObjects = createListObjects(database)
  const context = { storage, files, identify, signing, listFolder, listObjects }
  return {
    app: storageApp(context, tus, log),
    sweep: () => sweepUploads({ files, uploads }),
    close: () => database.close(),
  }
}
