import { type Context, Hono } from 'hono'
import type { Bucket } from '../buckets.ts'
import type { StorageContext } from '../context.ts'
import { noSuchBucket } from '../errors.ts'
import { folderQuery } from '../list-folder.ts'
import { objectsQuery } from '../list-objects.ts'
import { infoJson } from '../object-json.ts'
import { pathOfPlace, placeInUrl } from '../place.ts'
import { listablePrefix } from '../policies.ts'
import { readJson } from '../read-json.ts'
import { serveObject } from '../serve.ts'

/** Downloads, what is known of an object, and listings. */
export function readRoutes(context: StorageContext): Hono {
  const { buckets, storage, files, identify, signing, listFolder, listObjects } = context
  const app = new Hono()

  /** An object of a public bucket. */
  function findPublic(c: Context, route: string) {
    const place = placeInUrl(buckets, c.req.url, route)
    if (!place.bucket.public) throw noSuchBucket()
    return storage.find({ kind: 'anon' }, place)
  }
  async function findAllowed(c: Context, route: string) {
    return storage.find(await identify(c.req.raw.headers), placeInUrl(buckets, c.req.url, route))
  }

  app.get('/object/info/public/*', (c) => c.json(infoJson(findPublic(c, '/info/public/'))))
  app.get('/object/info/authenticated/*', async (c) =>
    c.json(infoJson(await findAllowed(c, '/info/authenticated/'))),
  )
  app.get('/object/info/*', async (c) => c.json(infoJson(await findAllowed(c, '/info/'))))

  app.get('/object/public/*', (c) =>
    serveObject(files, findPublic(c, '/object/public/'), c.req.raw, true),
  )
  app.get('/object/sign/*', async (c) => {
    const place = placeInUrl(buckets, c.req.url, '/object/sign/')
    await signing.verifyDownload(c.req.query('token') ?? '', pathOfPlace(place))
    return serveObject(files, storage.find({ kind: 'service' }, place), c.req.raw, false)
  })
  app.get('/object/authenticated/*', async (c) =>
    serveObject(files, await findAllowed(c, '/object/authenticated/'), c.req.raw, false),
  )
  app.get('/object/*', async (c) =>
    serveObject(files, await findAllowed(c, '/object/'), c.req.raw, false),
  )

  app.post('/object/list/:bucket', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const bucket = buckets.find(c.req.param('bucket'))
    const readable = listablePrefix(identity, bucket)
    const query = await readJson(c, folderQuery)
    return c.json(readable === null ? [] : listFolder(bucket.id, readable, query))
  })
  app.post('/object/list-v2/:bucket', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const bucket = buckets.find(c.req.param('bucket'))
    const readable = listablePrefix(identity, bucket)
    const query = await readJson(c, objectsQuery)
    const nothing = { hasNext: false, folders: [], objects: [] }
    return c.json(readable === null ? nothing : listObjects(bucket.id, readable, query))
  })

  app.get('/bucket', async (c) => {
    const { kind } = await identify(c.req.raw.headers)
    return c.json(kind === 'service' ? buckets.list.map(bucketJson) : [])
  })
  app.get('/bucket/:id', async (c) => {
    const { kind } = await identify(c.req.raw.headers)
    if (kind !== 'service') throw noSuchBucket()
    return c.json(bucketJson(buckets.find(c.req.param('id'))))
  })
  return app
}

function bucketJson({ id, public: isPublic, fileSizeLimit, allowedMimeTypes }: Bucket) {
  return {
    id,
    name: id,
    type: 'STANDARD',
    public: isPublic,
    file_size_limit: fileSizeLimit,
    allowed_mime_types: allowedMimeTypes,
  }
}
