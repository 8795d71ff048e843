import { open } from 'node:fs/promises'
import { Server, type Upload } from '@tus/server'
import { z } from 'zod'
import type { Log } from '../../kit/log.ts'
import type { Buckets } from './buckets.ts'
import { invalidRequest, noSuchKey, StorageError, tooLarge, withoutSpace } from './errors.ts'
import type { Files } from './files.ts'
import type { Identify } from './identity.ts'
import { checkDeclaredType } from './inspect.ts'
import { checkObjectName } from './object-name.ts'
import type { Quota } from './quota.ts'
import type { Storage } from './storage.ts'
import { TusStore } from './tus-store.ts'
import { parseCacheControl, parseMetadata } from './upload-options.ts'
import type { PendingUpload, Uploads } from './uploads.ts'

const metadataSchema = z.object({
  bucketName: z.string('Missing metadata bucketName'),
  objectName: z.string('Missing metadata objectName'),
  contentType: z.string().nullish(),
})

interface Options {
  buckets: Buckets
  storage: Storage
  quota: Quota
  files: Files
  uploads: Uploads
  identify: Identify
  log: Log
  /** Public path of this API, which stands in the addresses of uploads. */
  publicPath: string
}

/**
 * Resumable uploads by the TUS protocol 1.0 (https://tus.io), with the metadata that Supabase
 * documents: `bucketName`, `objectName`, `contentType`, `cacheControl`, `metadata`, and the header
 * `x-upsert`. Only the owner may continue an upload.
 */
export function createTus(options: Options): (request: Request) => Promise<Response> {
  const { buckets, storage, quota, files, uploads, identify, log, publicPath } = options
  const server = new Server({
    path: '/storage/v1/upload/resumable',
    datastore: new TusStore(files, uploads, quota),
    // By path alone: this process may be reached under several names.
    generateUrl: (_request, { id }) => `${publicPath}/upload/resumable/${id}`,

    onUploadCreate: async ({ headers }, upload) => {
      await begin(headers, upload)
      return {}
    },
    onIncomingRequest: async ({ headers }, id) => {
      const pending = uploads.find(id)
      if (pending) await requireOwner(headers, pending)
    },
    onUploadFinish: async ({ headers }, upload) => {
      await finish(headers, upload)
      // An upload that came whole with its creation would be looked for again, to say when it expires.
      delete upload.creation_date
      return {}
    },
    onResponseError: (_request, error) => {
      const known = withoutSpace(error)
      if (known instanceof StorageError) return { status_code: known.status, body: known.message }
      if (!('status_code' in error)) log('A resumable upload failed', error)
      return undefined
    },
  })

  async function begin(headers: Headers, upload: Upload): Promise<void> {
    const identity = await identify(headers)
    const metadata = metadataSchema.safeParse(upload.metadata ?? {})
    if (!metadata.success) throw invalidRequest(metadata.error.issues[0]?.message ?? '')
    const bucket = buckets.find(metadata.data.bucketName)
    const name = checkObjectName(metadata.data.objectName)
    if (upload.size === undefined) throw invalidRequest('Upload-Length is needed')
    if (upload.size === 0) throw invalidRequest('The file is empty')
    if (upload.size > bucket.fileSizeLimit) throw tooLarge()
    checkDeclaredType(metadata.data.contentType, bucket)
    parseMetadata(upload.metadata?.metadata)
    const upsert = headers.get('x-upsert') === 'true'
    storage.checkWrite(identity, { bucket, name }, upsert)
    files.require(upload.size)
    storage.reserve(identity, { bucket, name }, upload.size).release()
    uploads.add({
      ...{ id: upload.id, bucket: bucket.id, name, upsert, size: upload.size },
      ownerId: identity.kind === 'member' ? identity.id : null,
      metadata: upload.metadata ?? {},
    })
  }

  /** @throws StorageError 404: its existence must not be revealed to others */
  async function requireOwner(headers: Headers, pending: PendingUpload) {
    const identity = await identify(headers)
    const isOwner =
      identity.kind === 'member' ? identity.id === pending.ownerId : identity.kind === 'service'
    if (!isOwner) throw noSuchKey()
    return identity
  }

  /** All bytes are there: from here on it is an upload like any other. */
  async function finish(headers: Headers, { id }: Upload): Promise<void> {
    const pending = uploads.find(id)
    if (!pending) throw noSuchKey()
    const identity = await requireOwner(headers, pending)
    const path = files.incomingPath(id)
    await sync(path)
    const place = { bucket: buckets.find(pending.bucket), name: pending.name }
    const received = {
      path,
      size: pending.size,
      cacheControl: parseCacheControl(pending.metadata.cacheControl),
      userMetadata: parseMetadata(pending.metadata.metadata),
    }
    // Its row does not count until it is stored; the reservation prevents double use.
    const held = quota.hold(identity, place.bucket, pending.size)
    try {
      // Once: a repeated last request finds nothing to finish.
      uploads.remove(id)
      await storage.store(identity, place, received, pending.upsert)
    } finally {
      held.release()
    }
  }

  return (request) => server.handleWeb(request)
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
