import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateSecret } from '../embedded/kit/secret-file.ts'

/**
 * The secret with which the site signs addresses of its own, 32 random bytes stored in
 * `<dataDir>/site.key`: made at the first start, and the same after a restart.
 */
export function siteSecret(dataDir: string): Uint8Array {
  const text = readOrCreateSecret(join(dataDir, 'site.key'), () =>
    randomBytes(32).toString('base64url'),
  )
  return Buffer.from(text, 'base64url')
}
