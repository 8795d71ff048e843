import { type CookieOptions, createCookie } from '@remix-run/node'

/**
 * Not readable by scripts. Lax: sent when a visitor follows a link to the site, not with another site's form or
 * fetch.
 */
const options: CookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  // Base64url needs no percent-escapes.
  encode: (value) => value.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  decode: (value) => value.replaceAll('-', '+').replaceAll('_', '/'),
}

const named = (name: string, maxAge: number) => createCookie(name, { ...options, maxAge })

/** The cookies that the site's server sets; lifetimes in seconds. `Secure` is set when one is written. */
export const cookies = {
  /** Tokens of a member. */
  session: named('session', 30 * 24 * 60 * 60),
  /** Tokens after the password, while the authenticator's code is still to come. */
  'first-step': named('first-step', 10 * 60),
  /** The code verifier of a mail that this browser requested: as long as the links in mails. */
  'mail-proof': named('mail-proof', 60 * 60),
  /** The notice that the next page shows once. */
  flash: named('flash', 60),
}
