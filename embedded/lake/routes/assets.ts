import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { requireAdministrator } from '../access.ts'
import type { FileSignatures } from '../assets/file-signature.ts'
import { type AssetKind, type Assets, readUploadOptions } from '../assets/index.ts'
import { httpError } from '../errors.ts'
import type { LakeContext, LakeEnv } from '../http.ts'
import type { Store } from '../store.ts'

/** Uploads, and the image and file URLs that `@sanity/image-url` and the Studio derive. */
export function assetRoutes(
  store: Store,
  assets: Assets,
  signatures: FileSignatures,
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  async function upload(c: LakeContext, kind: AssetKind) {
    const identity = requireAdministrator(c.get('identity'))
    const { body, headers, url } = c.req.raw
    if (!body) throw httpError(400, 'The body is empty')
    const options = readUploadOptions(new URL(url).searchParams, headers)
    const asset = await assets.receive(kind, body, options)
    const transactionId = randomUUID()
    store.transact({ author: identity.id, transactionId }, (workspace) =>
      workspace.apply(asset._id, { createIfNotExists: { ...asset } }),
    )
    return c.json({ document: store.documents.get(asset._id) })
  }
  app.post('/:version/assets/images/:dataset', (c) => upload(c, 'images'))
  app.post('/:version/assets/files/:dataset', (c) => upload(c, 'files'))

  const query = (c: LakeContext) => new URL(c.req.url).searchParams
  const method = (c: LakeContext) => (c.req.method === 'HEAD' ? 'HEAD' : 'GET')
  app.get('/images/:project/:dataset/:name', (c) =>
    assets.serveImage(
      c.req.param('name'),
      query(c),
      c.req.raw.headers,
      method(c),
      c.req.raw.signal,
    ),
  )
  // Unlike that of a picture, the address of a file alone opens nothing.
  app.get('/files/:project/:dataset/:name', (c) => {
    const name = c.req.param('name')
    if (!signatures.isValid(name, query(c))) requireAdministrator(c.get('identity'))
    return assets.serveFile(name, query(c), c.req.raw.headers, method(c))
  })
  return app
}
