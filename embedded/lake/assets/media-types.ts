import { getMimeType, mimes } from 'hono/utils/mime'

const FALLBACK = 'application/octet-stream'

/** Media that Hono's table lacks. */
const TYPES: Record<string, string> = {
  ...mimes,
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mov: 'video/quicktime',
  ogg: 'audio/ogg',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
}

/** Types that a browser may open in place: none of them can run a script on the site's origin. */
const INERT =
  /^(audio\/|video\/|font\/|image\/(?!svg)|text\/(plain|vtt|csv|calendar)|application\/(pdf|json|zip)$)/

/** The media type of a file extension (without dot). */
export const mediaTypeOf = (extension: string) => getMimeType(`x.${extension}`, TYPES) ?? FALLBACK

/**
 * The extension of an uploaded file: that of its name, or else the usual one of the declared media
 * type, or else `bin`.
 */
export function extensionOf(filename = '', contentType = ''): string {
  const named = /\.([0-9a-z]{1,12})$/i.exec(filename)?.[1]
  if (named) return named.toLowerCase()
  const essence = contentType.split(';')[0]?.trim().toLowerCase()
  return Object.keys(TYPES).find((key) => TYPES[key]?.split(';')[0] === essence) ?? 'bin'
}

/** Media type to serve a stored file with: its own when inert, otherwise a download. */
export function servedType(extension: string): { type: string; attachment: boolean } {
  const type = mediaTypeOf(extension)
  return INERT.test(type) ? { type, attachment: false } : { type: FALLBACK, attachment: true }
}
