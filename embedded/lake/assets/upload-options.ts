import { z } from 'zod'
import { AssetError } from './errors.ts'

const METADATA = ['blurhash', 'lqip', 'palette'] as const
/** Kinds that hosted Sanity extracts on request and this store does not: accepted, left out. */
const NOT_EXTRACTED = ['exif', 'image', 'location', 'thumbhash'] as const

const text = (max: number) => z.string().trim().max(max).optional()

const UploadOptions = z.object({
  filename: text(512),
  contentType: text(200),
  title: text(2_000),
  description: text(10_000),
  label: text(2_000),
  creditLine: text(2_000),
  sourceId: text(512),
  sourceName: text(512),
  sourceUrl: text(2_000),
  /** Which metadata to extract; all that is known when absent. */
  meta: z.array(z.enum([...METADATA, ...NOT_EXTRACTED, 'none'])).optional(),
})

export type UploadOptions = z.infer<typeof UploadOptions>
export type ExtractedMetadata = (typeof METADATA)[number]

/**
 * The options of an upload from its query string (`?filename=…&title=…&meta=lqip,palette`) and its
 * Content-Type header. @throws AssetError 400
 */
export function readUploadOptions(query: URLSearchParams, headers: Headers): UploadOptions {
  const meta = query.getAll('meta').flatMap((value) => value.split(','))
  return parseUploadOptions({
    ...Object.fromEntries(query),
    contentType: headers.get('content-type') ?? undefined,
    meta: meta.length > 0 ? meta : undefined,
  })
}

/** @throws AssetError 400 naming the option */
export function parseUploadOptions(options: unknown): UploadOptions {
  const parsed = UploadOptions.safeParse(options)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AssetError(400, `Invalid upload option "${issue?.path.join('.')}": ${issue?.message}`)
}
