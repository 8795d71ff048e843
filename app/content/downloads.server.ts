import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { tiers } from '../../domain/session.ts'
import { ContentUnreachable, type ImageConfig } from './source.server.ts'

/** The path below which members fetch files. */
export const DOWNLOADS_PATH = '/descargas'

/** An address works this long (seconds). */
const LIFETIME_S = 60 * 60
/** Addresses that expired within this time are renewed, so that a page left open keeps working (seconds). */
const RENEWABLE_S = 24 * 60 * 60
/** Timeout of the dataset's response (ms). */
const TIMEOUT_MS = 4000

/** An asset of the dataset that is no picture: `file-<sha1>-<extension>`. */
export const FILE_ID = /^file-([0-9a-f]{40})-([0-9a-z]+)$/

const grantSchema = z.object({
  fileId: z.string().regex(FILE_ID),
  /** The name under which it is saved. */
  filename: z.string(),
  tier: z.enum(tiers),
  memberId: z.string(),
})

/** One member's permission to fetch one file. */
export type DownloadGrant = z.infer<typeof grantSchema>

/** Files that only members may fetch: addresses for one member, and the bytes behind them. */
export interface Downloads {
  /** An address that serves the file to this member for an hour. */
  link(grant: DownloadGrant): Promise<string>
  /** The grant of an address; null when this site did not sign it, or too long ago. */
  read(token: string): Promise<{ grant: DownloadGrant; isExpired: boolean } | null>
  /**
   * The bytes, whole or the range requested by the headers.
   *
   * @throws ContentUnreachable
   */
  open(fileId: string, headers: Headers, signal: AbortSignal): Promise<Response>
}

interface Options {
  /** Signs the addresses; at least 32 random bytes. */
  secret: Uint8Array
  /** The dataset with the files, and the token that reads them. */
  dataset: ImageConfig & { token: string }
  fetch?: typeof fetch
  /** Unix time in milliseconds; for tests. */
  now?: () => number
}

/** Request headers that choose what of a file is sent. */
const CONDITIONS = ['range', 'if-range', 'if-none-match']

export function createDownloads(options: Options): Downloads {
  const { secret, dataset, now = Date.now } = options
  const request = options.fetch ?? fetch
  return {
    async link(grant) {
      const issuedAt = Math.floor(now() / 1000)
      const token = await new SignJWT({ ...grant })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(issuedAt + LIFETIME_S)
        .sign(secret)
      return `${DOWNLOADS_PATH}/${encodeURIComponent(grant.filename)}?token=${token}`
    },

    async read(token) {
      const currentDate = new Date(now())
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          currentDate,
          clockTolerance: RENEWABLE_S,
        })
        const grant = grantSchema.parse(payload)
        return { grant, isExpired: Number(payload.exp) * 1000 <= now() }
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
        throw error
      }
    },

    async open(fileId, headers, signal) {
      const { baseUrl, projectId, token } = dataset
      const path = fileId.replace(FILE_ID, '$1.$2')
      const conditions = CONDITIONS.flatMap((name) => {
        const value = headers.get(name)
        return value === null ? [] : [[name, value] as [string, string]]
      })
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
      try {
        return await request(`${baseUrl}/files/${projectId}/${dataset.dataset}/${path}`, {
          headers: [...conditions, ['authorization', `Bearer ${token}`]],
          signal: AbortSignal.any([signal, late.signal]),
        })
      } catch (cause) {
        throw new ContentUnreachable('A file of the dataset cannot be reached', { cause })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
