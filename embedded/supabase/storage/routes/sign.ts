import { Hono } from 'hono'
import { z } from 'zod'
import { type StorageContext, wantsUpsert } from '../context.ts'
import { StorageError } from '../errors.ts'
import { checkObjectName } from '../object-name.ts'
import { pathOfPlace, placeInUrl } from '../place.ts'
import { readJson } from '../read-json.ts'
import type { Place } from '../storage.ts'

const YEAR_S = 365 * 24 * 60 * 60
const lifetime = z.number().int().min(1).max(YEAR_S)
const oneBody = z.object({ expiresIn: lifetime })
const manyBody = z.object({ expiresIn: lifetime, paths: z.array(z.string()).min(1).max(500) })

/** URLs that grant their holder access to read or write one object for a limited time. */
export function signRoutes({ buckets, storage, identify, signing }: StorageContext): Hono {
  const signedUrl = async (place: Place, expiresIn: number) => {
    const path = pathOfPlace(place)
    return `/object/sign/${path}?token=${await signing.signDownload(path, expiresIn)}`
  }

  const app = new Hono()
  app.post('/object/upload/sign/*', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const place = placeInUrl(buckets, c.req.url, '/object/upload/sign/')
    const upsert = wantsUpsert(c)
    storage.checkWrite(identity, place, upsert)
    const session = identity.kind === 'member' ? identity.sessionId : null
    const path = pathOfPlace(place)
    const token = await signing.signUpload(path, { session, upsert })
    return c.json({ url: `/object/upload/sign/${path}?token=${token}`, token })
  })

  app.post('/object/sign/:bucket', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const bucket = buckets.find(c.req.param('bucket'))
    const { expiresIn, paths } = await readJson(c, manyBody)
    const sign = async (path: string) => {
      try {
        const place = { bucket, name: checkObjectName(path) }
        storage.find(identity, place)
        return { error: null, path, signedURL: await signedUrl(place, expiresIn) }
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        const message = 'Either the object does not exist or you do not have access to it'
        return { error: message, path, signedURL: null }
      }
    }
    return c.json(await Promise.all(paths.map(sign)))
  })

  app.post('/object/sign/*', async (c) => {
    const identity = await identify(c.req.raw.headers)
    const place = placeInUrl(buckets, c.req.url, '/object/sign/')
    const { expiresIn } = await readJson(c, oneBody)
    storage.find(identity, place)
    return c.json({ signedURL: await signedUrl(place, expiresIn) })
  })
  return app
}
