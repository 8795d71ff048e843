import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** The defaults of RFC 6238, which every authenticator app knows. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of the neighbouring time steps count too: clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1

/** A new secret of 160 bits, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The input of an authenticator app: the `otpauth:` URI and its QR code as SVG. */
export function describeTotp(secret: string, issuer: string, email: string) {
  const uri = new TOTP({ ...PARAMETERS, issuer, label: email, secret }).toString()
  // Shown as `data:image/svg+xml;utf-8,…` without further encoding: no character that ends a URL.
  const svg = renderSVG(uri, { border: 4, blackColor: 'black', whiteColor: 'white' })
  return { uri, svg }
}

/**
 * The time step that a code belongs to, or null when it is wrong.
 * @param now Unix time in milliseconds
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...PARAMETERS, secret })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PARAMETERS.period) + delta
}
