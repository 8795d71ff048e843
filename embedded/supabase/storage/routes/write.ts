import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Buckets } from '../buckets.ts'
import { type StorageContext, wantsUpsert } from '../context.ts'
import { noSuchKey, tooLarge } from '../errors.ts'
import { fileJson } from '../object-json.ts'
import { checkObjectName } from '../object-name.ts'
import type { StoredObject } from '../objects.ts'
import { pathOfPlace, placeInUrl } from '../place.ts'
import type { Identity } from '../policies.ts'
import { readJson } from '../read-json.ts'
import { receiveFile } from '../receive.ts'
import type { Place } from '../storage.ts'

/** Boundaries, fields and headers of a form, on top of the file. */
const FORM_BYTES = 256 * 1024

const removeBody = z.object({ prefixes: z.array(z.string()).max(1000) })
const transferBody = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
})

/** Uploads in one request, and removing, moving and copying objects. */
export function writeRoutes(context: StorageContext): Hono {
  const { buckets, storage, quota, files, identify, identifySession, signing } = context

  async function upload(c: Context, identity: Identity, place: Place, upsert: boolean) {
    storage.checkWrite(identity, place, upsert)
    const announced = announcedBytes(c)
    if (announced !== null && announced > place.bucket.fileSizeLimit + FORM_BYTES) throw tooLarge()
    files.require(announced ?? 1)
    const held = storage.reserve(identity, place, announced)
    try {
      const fileSizeLimit = Math.min(place.bucket.fileSizeLimit, held.bytes)
      return await quota.arriving(identity.kind === 'member' ? identity.id : null, async () => {
        const received = await receiveFile(c.req.raw, files, { ...place.bucket, fileSizeLimit })
        return storage.store(identity, place, received, upsert)
      })
    } finally {
      held.release()
    }
  }
  const written = ({ id, bucket, name }: StoredObject) => ({ Id: id, Key: `${bucket}/${name}` })

  const app = new Hono()
  app.put('/object/upload/sign/*', async (c) => {
    const place = placeInUrl(buckets, c.req.url, '/object/upload/sign/')
    const { session, upsert } = await signing.verifyUpload(
      c.req.query('token') ?? '',
      pathOfPlace(place),
    )
    const identity: Identity = session ? identifySession(session) : { kind: 'service' }
    return c.json(written(await upload(c, identity, place, upsert)))
  })

  app.post('/object/move', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const { from, to } = transfer(buckets, await readJson(c, transferBody))
    const { id } = storage.move(identity, from, to)
    return c.json({ message: 'Successfully moved', Id: id, Key: pathOfPlace(to) })
  })
  app.post('/object/copy', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const { from, to } = transfer(buckets, await readJson(c, transferBody))
    return c.json(written(await storage.copy(identity, from, to, wantsUpsert(c))))
  })

  app.post('/object/*', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const place = placeInUrl(buckets, c.req.url, '/object/')
    return c.json(written(await upload(c, identity, place, wantsUpsert(c))))
  })
  app.put('/object/*', async (c) => {
    const identity = await identify(c.req.raw.headers)
    return c.json(
      written(await upload(c, identity, placeInUrl(buckets, c.req.url, '/object/'), true)),
    )
  })

  app.delete('/object/:bucket', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const bucket = buckets.find(c.req.param('bucket'))
    const { prefixes } = await readJson(c, removeBody)
    const removed = await storage.remove(identity, bucket, prefixes)
    return c.json(removed.map((object) => ({ ...fileJson(object), bucket_id: bucket.id })))
  })
  app.delete('/object/*', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const { bucket, name } = placeInUrl(buckets, c.req.url, '/object/')
    const removed = await storage.remove(identity, bucket, [name])
    if (removed.length === 0) throw noSuchKey()
    return c.json({ message: 'Successfully deleted' })
  })
  return app
}

/** Content length of the request in bytes; null when it is not given. */
function announcedBytes(c: Context): number | null {
  const length = c.req.header('content-length')
  return length === undefined ? null : Number(length)
}

function transfer(
  buckets: Buckets,
  body: z.infer<typeof transferBody>,
): { from: Place; to: Place } {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = body
  return {
    from: { bucket: buckets.find(bucketId), name: checkObjectName(sourceKey) },
    to: {
      bucket: buckets.find(destinationBucket ?? bucketId),
      name: checkObjectName(destinationKey),
    },
  }
}
