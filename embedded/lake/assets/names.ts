/**
 * The names assets go by. An image is `<sha1>-<width>x<height>.<ext>` in a URL and on disk and
 * `image-<sha1>-<width>x<height>-<ext>` as a document; a file is `<sha1>.<ext>` and
 * `file-<sha1>-<ext>`. Only names that match these patterns ever reach the file system.
 */
export interface ImageName {
  sha1: string
  width: number
  height: number
  extension: string
}
export interface FileName {
  sha1: string
  extension: string
}
export type AssetKind = 'images' | 'files'

const IMAGE_NAME = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.(avif|gif|jpg|png|svg|tif|webp)$/
const FILE_NAME = /^([0-9a-f]{40})\.([0-9a-z]{1,12})$/
const DOCUMENT_ID = /^(image|file)-([0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?)-([0-9a-z]{1,12})$/

/** Reads an image's file name; `null` when it is not one. */
export function parseImageName(name: string): ImageName | null {
  const [, sha1, width, height, extension] = IMAGE_NAME.exec(name) ?? []
  if (!sha1 || !width || !height || !extension) return null
  return { sha1, width: Number(width), height: Number(height), extension }
}

/** Reads a file's name; `null` when it is not one. */
export function parseFileName(name: string): FileName | null {
  const [, sha1, extension] = FILE_NAME.exec(name) ?? []
  return sha1 && extension ? { sha1, extension } : null
}

export const imageName = (image: ImageName) =>
  `${image.sha1}-${image.width}x${image.height}.${image.extension}`

export const fileName = (file: FileName) => `${file.sha1}.${file.extension}`

/** The document `_id` of a stored name: `image-<sha1>-<w>x<h>-<ext>` or `file-<sha1>-<ext>`. */
export const documentId = (kind: AssetKind, name: string) =>
  `${kind === 'images' ? 'image' : 'file'}-${name.replace('.', '-')}`

/** The kind and stored name behind an asset document's `_id`; `null` when it is not such an id. */
export function parseDocumentId(id: string): { kind: AssetKind; name: string } | null {
  const [, type, stem, extension] = DOCUMENT_ID.exec(id) ?? []
  const name = `${stem}.${extension}`
  if (type === 'image' && parseImageName(name)) return { kind: 'images', name }
  if (type === 'file' && parseFileName(name)) return { kind: 'files', name }
  return null
}
