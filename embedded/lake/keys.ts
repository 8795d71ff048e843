import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateSecret } from '../secret-file.ts'

/**
 * The embedded lake's API token, with which tools read drafts and write. Created at the first call
 * and kept in `<folder>/token`, so that it is the same before and while the server runs.
 */
export function lakeToken(folder: string): string {
  return readOrCreateSecret(
    join(folder, 'token'),
    () => `sk${randomBytes(32).toString('base64url')}\n`,
  ).trim()
}
