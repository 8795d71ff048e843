import { randomBytes } from 'node:crypto'
import { type AssetKind, documentId } from './names.ts'
import type { Palette } from './palette.ts'
import type { UploadOptions } from './upload-options.ts'

interface AssetFields {
  _id: string
  assetId: string
  extension: string
  mimeType: string
  originalFilename?: string
  /** `images/<project>/<dataset>/<name>` or `files/…`. */
  path: string
  sha1hash: string
  /** Bytes. */
  size: number
  uploadId: string
  url: string
  title?: string
  description?: string
  label?: string
  creditLine?: string
  source?: { _type: 'sanity.assetSourceData'; id?: string; name?: string; url?: string }
}

export interface ImageMetadata {
  _type: 'sanity.imageMetadata'
  dimensions: {
    _type: 'sanity.imageDimensions'
    width: number
    height: number
    aspectRatio: number
  }
  hasAlpha: boolean
  isOpaque: boolean
  lqip?: string
  blurHash?: string
  palette?: Palette
}

export type ImageAssetDocument = AssetFields & {
  _type: 'sanity.imageAsset'
  metadata: ImageMetadata
}
export type FileAssetDocument = AssetFields & { _type: 'sanity.fileAsset' }
/** An asset document as an upload returns it, without what the store adds (`_rev`, `_createdAt`). */
export type AssetDocument = ImageAssetDocument | FileAssetDocument

/** The public address of a dataset's assets. */
export interface AssetOrigin {
  projectId: string
  dataset: string
  /** The base of asset URLs without a final slash: what `@sanity/image-url` calls `baseUrl`. */
  publicUrl: string
}

interface Stored {
  name: string
  extension: string
  mimeType: string
  sha1: string
  size: number
}

/** The fields that image and file assets share. */
export function assetFields(
  kind: AssetKind,
  stored: Stored,
  options: UploadOptions,
  origin: AssetOrigin,
): AssetFields {
  const path = `${kind}/${origin.projectId}/${origin.dataset}/${stored.name}`
  const { filename, title, description, label, creditLine, sourceId, sourceName, sourceUrl } =
    options
  return {
    _id: documentId(kind, stored.name),
    assetId: stored.sha1,
    extension: stored.extension,
    mimeType: stored.mimeType,
    path,
    sha1hash: stored.sha1,
    size: stored.size,
    uploadId: randomBytes(16).toString('hex'),
    url: `${origin.publicUrl}/${path}`,
    ...(filename && { originalFilename: filename }),
    ...(title && { title }),
    ...(description && { description }),
    ...(label && { label }),
    ...(creditLine && { creditLine }),
    ...((sourceId || sourceName || sourceUrl) && {
      source: {
        _type: 'sanity.assetSourceData' as const,
        ...(sourceId && { id: sourceId }),
        ...(sourceName && { name: sourceName }),
        ...(sourceUrl && { url: sourceUrl }),
      },
    }),
  }
}
