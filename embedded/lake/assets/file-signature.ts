import { createHmac, timingSafeEqual } from 'node:crypto'

/** The exporter of a large dataset fetches the last file long after it read the addresses (ms). */
const LIFETIME_MS = 6 * 60 * 60 * 1000

export type FileSignatures = ReturnType<typeof createFileSignatures>

/**
 * Addresses of files that open without credentials for a while: `@sanity/export` sends its token to
 * Sanity's own hosts alone. Only an export hands them out.
 *
 * @param token the lake's API token, the key of the signatures
 */
export function createFileSignatures(token: string, now: () => number = Date.now) {
  const sign = (name: string, expires: string) =>
    createHmac('sha256', token).update(`file ${name} ${expires}`).digest()

  return {
    /** The address with its signature. */
    signed(url: string): string {
      const address = new URL(url)
      const expires = String(now() + LIFETIME_MS)
      const signature = sign(address.pathname.split('/').at(-1) ?? '', expires)
      address.searchParams.set('expires', expires)
      address.searchParams.set('signature', signature.toString('base64url'))
      return address.href
    },

    /** True if the query of an address was signed for this file, and not too long ago. */
    isValid(name: string, query: URLSearchParams): boolean {
      const expires = query.get('expires') ?? ''
      const given = Buffer.from(query.get('signature') ?? '', 'base64url')
      const expected = sign(name, expires)
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
      return isGenuine && Number(expires) > now()
    },
  }
}
