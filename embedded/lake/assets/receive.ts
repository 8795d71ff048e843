import {
  type AssetDocument,
  type AssetOrigin,
  assetFields,
  type ImageMetadata,
} from './documents.ts'
import { withDecoder } from './engine.ts'
import { extensionOf, mediaTypeOf } from './media-types.ts'
import { type AssetKind, fileName, imageName } from './names.ts'
import { palette } from './palette.ts'
import { blurHash, isOpaque, lqip } from './placeholder.ts'
import { type ProbedImage, probeImage } from './probe.ts'
import type { ReceivedFile, Storage } from './storage.ts'
import { type ExtractedMetadata, parseUploadOptions, type UploadOptions } from './upload-options.ts'

/** Bytes. */
const LIMITS: Record<AssetKind, number> = { images: 50e6, files: 500e6 }

/**
 * Stores an upload and describes it. The same content always has the same `_id`.
 * @throws AssetError 400 (empty, interrupted, not an image, damaged, bad option), 413 (too large)
 */
export async function receiveAsset(
  storage: Storage,
  origin: AssetOrigin,
  kind: AssetKind,
  body: ReadableStream<Uint8Array>,
  uploadOptions: UploadOptions,
): Promise<AssetDocument> {
  const options = parseUploadOptions(uploadOptions)
  const received = await storage.receive(body, LIMITS[kind])
  try {
    const describe = kind === 'images' ? describeImage : describeFile
    const { name, document } = await describe(received, options, origin)
    await storage.commit(received, kind, name)
    return document
  } catch (error) {
    await storage.discard(received)
    throw error
  }
}

async function describeFile(
  { sha1, size }: ReceivedFile,
  options: UploadOptions,
  origin: AssetOrigin,
) {
  const extension = extensionOf(options.filename, options.contentType)
  const name = fileName({ sha1, extension })
  const [mimeType = ''] = mediaTypeOf(extension).split(';')
  const stored = { name, extension, mimeType, sha1, size }
  const fields = assetFields('files', stored, options, origin)
  return { name, document: { _type: 'sanity.fileAsset' as const, ...fields } }
}

async function describeImage(
  { path, sha1, size }: ReceivedFile,
  options: UploadOptions,
  origin: AssetOrigin,
) {
  const image = await withDecoder('ordinary', { key: 'uploads' }, () => probeImage(path))
  const { extension, mimeType } = image
  const name = imageName({ sha1, ...image })
  const fields = assetFields('images', { name, extension, mimeType, sha1, size }, options, origin)
  const metadata = await imageMetadata(image, options.meta)
  return { name, document: { _type: 'sanity.imageAsset' as const, ...fields, metadata } }
}

async function imageMetadata(
  image: ProbedImage,
  meta: UploadOptions['meta'],
): Promise<ImageMetadata> {
  const { width, height, hasAlpha, thumbnail } = image
  const isRequested = (kind: ExtractedMetadata) => !meta || meta.includes(kind)
  const colours = isRequested('palette') ? palette(thumbnail) : undefined
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha,
    isOpaque: !hasAlpha || isOpaque(thumbnail),
    ...(isRequested('lqip') && { lqip: await lqip(thumbnail) }),
    ...(isRequested('blurhash') && { blurHash: await blurHash(thumbnail) }),
    ...(colours && { palette: colours }),
  }
}
