import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateSecret } from '../kit/secret-file.ts'

/**
 * The embedded lake's API token, with which tools read drafts and write. Created at the first call
 * and stored in `<folder>/token`, so that it is the same before and while the server runs.
 */
export function lakeToken(folder: string): string {
  return readOrCreateSecret(
    join(folder, 'token'),
    () => `sk${randomBytes(32).toString('base64url')}\n`,
  ).trim()
}

/**
 * The token by which the site reads public content, without waiting for the queries of other clients.
 * It is derived from the lake's API token and grants nothing.
 */
export function readerToken(token: string): string {
  return `sk${createHmac('sha256', token).update('reader').digest('base64url')}`
}
