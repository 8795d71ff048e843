import { Hono } from 'hono'
import { requireAdministrator } from '../access.ts'
import type { FileSignatures } from '../assets/file-signature.ts'
import { isFileAssetId, publishedIdOf } from '../documents.ts'
import { type LakeEnv, NDJSON } from '../http.ts'
import type { Store } from '../store.ts'

/** `/data/export`: all documents, one JSON a line; the addresses of files open for a while. */
export function exportRoutes(store: Store, signatures: FileSignatures): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.get('/:version/data/export/:dataset', (c) => {
    requireAdministrator(c.get('identity'))
    const types = c.req.query('types')?.split(',')
    const lines = [...store.documents.values()]
      .filter((document) => !types || types.includes(document._type))
      .sort((a, b) => publishedIdOf(a._id).localeCompare(publishedIdOf(b._id)))
      .map((document) =>
        isFileAssetId(document._id) && typeof document.url === 'string'
          ? { ...document, url: signatures.signed(document.url) }
          : document,
      )
      .map((row) => `${JSON.stringify(row)}\n`)
    return new Response(lines.join(''), { headers: NDJSON })
  })
  // References from other datasets, of which there are none: the Studio queries this one itself.
  app.get('/:version/data/references/:dataset/documents/:id/to', (c) =>
    c.json({ totalCount: 0, references: [] }),
  )
  return app
}
