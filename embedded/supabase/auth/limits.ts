import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AuthError } from './errors.ts'

const MINUTE = 60

/**
 * Limits on wrong passwords. Right ones are given back, so that a classroom behind one address can
 * sign in. The narrow limit is for one e-mail from one address, so that a stranger cannot lock a
 * member out; the wide one for an e-mail stops a guess spread over many addresses.
 */
export function createSignInLimits() {
  const limiters = [
    { key: (ip: string, _: string) => ip, points: 150, duration: 5 * MINUTE },
    { key: (ip: string, email: string) => `${ip} ${email}`, points: 30, duration: 5 * MINUTE },
    { key: (_: string, email: string) => email, points: 100, duration: 60 * MINUTE },
  ].map(({ key, points, duration }) => ({
    key,
    limiter: new RateLimiterMemory({ points, duration }),
  }))

  return {
    /**
     * Counts an attempt before its password is checked, so that attempts at once count too.
     * @throws AuthError 429 `over_request_rate_limit`, with `retry-after` in seconds
     */
    async take(ip: string, email: string): Promise<void> {
      for (const { key, limiter } of limiters) {
        await limiter.consume(key(ip, email)).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          const seconds = Math.ceil(refusal.msBeforeNext / 1000)
          const headers = { 'retry-after': String(seconds) }
          throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', headers)
        })
      }
    },

    /** Takes back an attempt whose password was right. */
    async giveBack(ip: string, email: string): Promise<void> {
      for (const { key, limiter } of limiters) await limiter.reward(key(ip, email))
    },
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
