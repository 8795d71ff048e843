import type { Limit, RateLimiter, RateLimits } from '../../kit/rate-limiter.ts'
import { AuthError } from './errors.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rate limit of an operation by several keys; each key must have a try left. */
export interface Limits {
  /** Counts a try before it is made, so that tries at once count too. @throws AuthError 429 */
  take(...keys: string[]): void
  /** Takes back a try that was right. */
  giveBack(...keys: string[]): void
}

export type AuthLimits = ReturnType<typeof createLimits>

/**
 * Every limit of the auth API; they survive a restart. Right passwords, codes and tokens are given
 * back, so that a classroom behind one address can sign in.
 */
export function createLimits(limits: RateLimits) {
  const named = (name: string, limit: Limit) => limits.limit(name, limit)
  return {
    passwords: passwordLimits(limits),
    /** Old passwords that a session gives with a change, by session: a stolen one is no way to guess. */
    oldPasswords: limitsOf(requestLimit, named('old password', { points: 10, seconds: HOUR })),
    /** New accounts, by client. */
    signups: limitsOf(requestLimit, named('signup', { points: 100, seconds: 5 * MINUTE })),
    /** Wrong codes and links of mails, by client. */
    verifications: limitsOf(requestLimit, named('verify', { points: 30, seconds: 5 * MINUTE })),
    /** Unknown refresh tokens, by client. */
    refreshes: limitsOf(requestLimit, named('refresh', { points: 150, seconds: 5 * MINUTE })),
    /** Codes of an authenticator, by user. */
    totp: limitsOf(requestLimit, named('totp', { points: 10, seconds: 5 * MINUTE })),
    /** Mails: by purpose and recipient, by recipient, by client. Counted for unknown ones too. */
    mails: limitsOf(
      mailLimit,
      named('mail purpose', { points: 1, seconds: MINUTE }),
      named('mail recipient', { points: 12, seconds: HOUR }),
      named('mail client', { points: 60, seconds: HOUR }),
    ),
  }
}

interface PasswordTry {
  /** See `clientKey`. */
  client: string
  email: string
  /** True when this account has signed in from there before. */
  known: boolean
}

/**
 * Limits password guesses without locking out the owner.
 *
 * A client from which the account signed in before has a limit of its own, which others cannot use
 * up. Elsewhere, guesses at one account share 100 tries an hour; once they are used up, each client
 * has three a day, and all of these together 1,000 a day. So the right password works from anywhere
 * until more than 300 networks guess at one account, and then still where the account is known, and
 * by a mail's link. However many networks guess, they get some 3,400 tries a day at an account
 * (4,500 on the first).
 */
function passwordLimits(limits: RateLimits) {
  const pair = limits.limit('password client account', { points: 30, seconds: HOUR })
  const client = limits.limit('password client', { points: 150, seconds: HOUR })
  const account = limits.limit('password account', { points: 100, seconds: HOUR })
  const slowPair = limits.limit('password slow client account', { points: 3, seconds: DAY })
  const slowAccount = limits.limit('password slow account', { points: 1000, seconds: DAY })

  return {
    /**
     * Counts a try before it is made.
     * @returns takes it back, once the password was right
     * @throws AuthError 429
     */
    take({ client: from, email, known }: PasswordTry): () => void {
      const both = `${from} ${email}`
      const own: Keyed[] = [[pair, both]]
      const normal: Keyed[] = [...own, [client, from], [account, email]]
      const slow: Keyed[] = [...own, [client, from], [slowPair, both], [slowAccount, email]]
      const counted = known ? own : account.wait(email) === 0 ? normal : slow
      takeAll(counted, requestLimit)
      return () => giveBackAll(counted)
    },
  }
}

type Keyed = readonly [limiter: RateLimiter, key: string]

/** Takes from all or from none. */
function takeAll(keyed: readonly Keyed[], refuse: (seconds: number) => AuthError): void {
  const ms = Math.max(...keyed.map(([limiter, key]) => limiter.wait(key)))
  if (ms > 0) throw refuse(Math.ceil(ms / 1000))
  for (const [limiter, key] of keyed) limiter.take(key)
}

function giveBackAll(keyed: readonly Keyed[]): void {
  for (const [limiter, key] of keyed) limiter.giveBack(key)
}

function limitsOf(refuse: (seconds: number) => AuthError, ...limiters: RateLimiter[]): Limits {
  const keyed = (keys: string[]) => limiters.map((each, n): Keyed => [each, keys[n] ?? ''])
  return {
    take: (...keys) => takeAll(keyed(keys), refuse),
    giveBack: (...keys) => giveBackAll(keyed(keys)),
  }
}

function requestLimit(seconds: number): AuthError {
  const headers = { 'retry-after': String(seconds) }
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', headers)
}

function mailLimit(seconds: number): AuthError {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  const headers = { 'retry-after': String(seconds) }
  return new AuthError(429, 'over_email_send_rate_limit', message, headers)
}
