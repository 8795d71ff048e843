import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Forms that one address may send in a minute: more than any person would. */
const POINTS = 30
const WINDOW_SECONDS = 60
/** How long an address that sent more has to wait. */
const PAUSE_SECONDS = 600

const limiter = new RateLimiterMemory({
  points: POINTS,
  duration: WINDOW_SECONDS,
  blockDuration: PAUSE_SECONDS,
})

/**
 * Counts a form of this address.
 *
 * @returns 0 when it may pass, else the seconds to wait
 */
export async function secondsToWait(address: string): Promise<number> {
  try {
    await limiter.consume(address)
    return 0
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}
