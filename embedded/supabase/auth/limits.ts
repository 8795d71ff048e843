import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AuthError } from './errors.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

type Limit = { points: number; seconds: number }

/** How often something may be tried, by each of its keys; all must have a try left. */
export type Limits = {
  /** Counts a try before it is made, so that tries at once count too. @throws AuthError 429 */
  take(...keys: string[]): Promise<void>
  /** Takes back a try that was right. */
  giveBack(...keys: string[]): Promise<void>
}

export type AuthLimits = ReturnType<typeof createLimits>

/**
 * Every limit of the auth API. Right passwords, codes and tokens are given back, so that a classroom
 * behind one address can sign in.
 */
export function createLimits() {
  const minute: Limit = { points: 1, seconds: MINUTE }
  return {
    /**
     * Passwords, by address; by address and e-mail, narrow, so that a stranger cannot lock a member
     * out; by e-mail, wide, so that a guess spread over many addresses ends too.
     */
    passwords: limitsOf(requestLimit, [
      { points: 150, seconds: 5 * MINUTE },
      { points: 30, seconds: 5 * MINUTE },
      { points: 100, seconds: HOUR },
    ]),
    /** New accounts, by address. */
    signups: limitsOf(requestLimit, [{ points: 100, seconds: 5 * MINUTE }]),
    /** Codes and links of mails, by address. */
    verifications: limitsOf(requestLimit, [{ points: 30, seconds: 5 * MINUTE }]),
    /** Refresh tokens, by address. */
    refreshes: limitsOf(requestLimit, [{ points: 150, seconds: 5 * MINUTE }]),
    /** Codes of an authenticator, by user. */
    totp: limitsOf(requestLimit, [{ points: 10, seconds: 5 * MINUTE }]),
    /** Mails: by purpose and recipient, by recipient, by address. Counted for unknown ones too. */
    mails: limitsOf(mailLimit, [
      minute,
      { points: 12, seconds: HOUR },
      { points: 60, seconds: HOUR },
    ]),
  }
}

function limitsOf(refuse: (seconds: number) => AuthError, limits: Limit[]): Limits {
  const limiters = limits.map(
    ({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }),
  )
  return {
    async take(...keys) {
      for (const [index, limiter] of limiters.entries()) {
        await limiter.consume(keys[index] ?? '').catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw refuse(Math.ceil(refusal.msBeforeNext / 1000))
        })
      }
    },
    async giveBack(...keys) {
      for (const [index, limiter] of limiters.entries()) await limiter.reward(keys[index] ?? '')
    },
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
