import { isOwnRequest } from '../kit/same-origin.ts'
import { isSameSecret } from '../kit/same-secret.ts'
import { httpError, tryLater } from './errors.ts'
import type { Identity } from './identity.ts'
import { readerToken } from './keys.ts'

/** Retry delay while a session cannot be verified. */
const RETRY_SECONDS = 5

/** The holder of the lake's API token: a tool, not a person. */
const ROBOT: Identity = {
  id: 'robot',
  name: 'API token',
  email: '',
  role: 'administrator',
  isSite: true,
}
/** The site's own reads of public content. */
const READER: Identity = { id: 'reader', name: 'Site', email: '', role: null, isSite: true }

export type WhenEnded = (identity: Identity, end: () => void) => () => void

export interface AccessOptions {
  /** The API token that tools present as `Authorization: Bearer`. */
  token: string
  /**
   * The owner of a browser's session cookie; null without a valid session, `unknown` when it cannot
   * be verified.
   */
  identify(headers: Headers): Promise<Identity | null | 'unknown'>
  /**
   * Calls `end` when a session ends or its rights change: its streams are closed then. Without it,
   * streams outlive their sessions.
   *
   * @returns unsubscribes, when the stream has ended itself
   */
  whenEnded?: WhenEnded
  /** Public origin of the site, whose pages may use the session cookie. */
  siteOrigin: string
}

/**
 * The sender of this request. A bearer token is checked first; else the session cookie counts, but
 * only for pages of the site itself: another site's page must not act with a visitor's cookie.
 *
 * @throws LakeError 401 for a token that is not the lake's, 503 when the cookie cannot be verified
 */
export async function identityOf(
  headers: Headers,
  { token, identify, siteOrigin }: AccessOptions,
): Promise<Identity | null> {
  const authorization = headers.get('authorization')
  if (authorization) {
    const given = authorization.replace(/^Bearer\s+/i, '')
    if (isSameSecret(given, token)) return ROBOT
    if (isSameSecret(given, readerToken(token))) return READER
    throw httpError(401, 'Session not found', { errorCode: 'SIO-401-ANF' })
  }
  if (!isOwnRequest(Object.fromEntries(headers), siteOrigin)) return null
  const identity = await identify(headers)
  if (identity === 'unknown')
    throw tryLater(503, 'Sessions cannot be verified for now', RETRY_SECONDS)
  return identity
}

/**
 * @throws LakeError 401 without an identity, 403 for an identity without write access to the
 * dataset
 */
export function requireWriter(identity: Identity | null): Identity {
  if (!identity) throw httpError(401, 'You must be signed in', { errorCode: 'SIO-401-AWH' })
  if (!identity.role) throw httpError(403, 'Insufficient permissions')
  return identity
}

/** @throws LakeError 401 without an identity, 403 for anybody but an administrator */
export function requireAdministrator(identity: Identity | null): Identity {
  const writer = requireWriter(identity)
  if (writer.role !== 'administrator') throw httpError(403, 'Insufficient permissions')
  return writer
}
