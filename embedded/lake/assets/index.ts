import { join } from 'node:path'
import { type Space, unlimited } from '../../kit/space.ts'
import { errorResponse } from '../errors.ts'
import type { AssetDocument, AssetOrigin } from './documents.ts'
import { AssetError } from './errors.ts'
import type { Method } from './http.ts'
import { openImageCache } from './image-cache.ts'
import { type AssetKind, parseDocumentId } from './names.ts'
import { receiveAsset } from './receive.ts'
import { serveFile } from './serve-file.ts'
import { serveImage } from './serve-image.ts'
import { openStorage } from './storage.ts'
import type { UploadOptions } from './upload-options.ts'

export type { AssetDocument, FileAssetDocument, ImageAssetDocument } from './documents.ts'
export { AssetError } from './errors.ts'
export type { AssetKind } from './names.ts'
export { readUploadOptions, type UploadOptions } from './upload-options.ts'

export type Assets = ReturnType<typeof openAssets>

/** Maximum size of the image cache on disk (bytes). */
const CACHE_LIMIT = 500e6

/**
 * The assets of a dataset on one machine: Sanity's upload API and image CDN.
 *
 * @param options.folder holds the originals; derived images are cached in `image-cache` beside it
 * @param options.publicUrl the base of asset URLs, what `@sanity/image-url` calls `baseUrl`
 * @param options.cacheLimit bytes of derived images to keep
 * @param options.space the disk of the folder
 */
export function openAssets(
  options: AssetOrigin & { folder: string; cacheLimit?: number; space?: Space },
) {
  const { folder, projectId, dataset, cacheLimit = CACHE_LIMIT, space = unlimited } = options
  const origin = { projectId, dataset, publicUrl: options.publicUrl.replace(/\/+$/, '') }
  const storage = openStorage(folder, space)
  const cache = openImageCache(join(folder, '..', 'image-cache'), cacheLimit, space)

  return {
    /**
     * Stores an upload and returns its document, without `_rev` and dates. The type is found from the content
     * of an image, never from what the client declares. The same content always has the same `_id`. @throws
     * AssetError 400, 413, 503, 507
     */
    receive: (
      kind: AssetKind,
      body: ReadableStream<Uint8Array>,
      options: UploadOptions = {},
    ): Promise<AssetDocument> => receiveAsset(storage, origin, kind, body, options),

    /** Serves `<sha1>-<w>x<h>.<ext>` with the parameters of an image URL. Errors are responses too. */
    serveImage: (
      name: string,
      query: URLSearchParams,
      headers: Headers,
      method: Method = 'GET',
      signal?: AbortSignal,
    ) => answer(serveImage({ storage, cache }, name, query, headers, method, signal)),

    /** Serves `<sha1>.<ext>`, whole or in part. Errors are responses too. */
    serveFile: (name: string, query: URLSearchParams, headers: Headers, method: Method = 'GET') =>
      answer(serveFile(storage, name, query, headers, method)),

    /**
     * Puts the original behind an asset document's `_id` aside, if there is one: its document may
     * be restored from the history. Images derived from it leave the cache in their turn.
     */
    remove(assetDocumentId: string): void {
      const asset = parseDocumentId(assetDocumentId)
      if (asset) storage.putAside(asset.kind, asset.name)
    },

    /** Brings the original behind an asset document's `_id` back, if it was put aside. */
    restore(assetDocumentId: string): void {
      const asset = parseDocumentId(assetDocumentId)
      if (asset) storage.bringBack(asset.kind, asset.name)
    },

    /** Public URL of an asset document's original. */
    publicUrl: ({ path }: Pick<AssetDocument, 'path'>) => `${origin.publicUrl}/${path}`,
  }
}

/** Turns a refusal into its response; any other error is a fault of the server and is rethrown. */
const answer = (response: Promise<Response>) =>
  response.catch((error: unknown) => {
    if (error instanceof AssetError) return errorResponse(error)
    throw error
  })
