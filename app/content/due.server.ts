import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'

/**
 * GROQ: the date of an article has come. Dates are compared as moments, as they may be written in any
 * time zone. A plain template, as TypeGen needs it.
 */
export const isOut = 'dateTime(publishedAt) <= dateTime(now())' as const

export const nextDueQuery = defineQuery(
  `*[_type == "article" && dateTime(publishedAt) > dateTime(now())]
    | order(dateTime(publishedAt) asc)[0].publishedAt`,
)

/** Timers are limited to 24 days; the date is read again daily (ms). */
const DAY_MS = 86_400_000
/** Retry interval when the dataset did not respond, or its clock is behind (ms). */
const AGAIN_MS = 1000

/**
 * Calls `wake` whenever the date of an article comes, which no publication event announces.
 *
 * @returns `plan`, to be called when dates may have changed, and `stop`
 */
export function createAlarm(client: SanityClient, wake: () => void) {
  let timer: NodeJS.Timeout | undefined
  let latest = 0

  function plan() {
    const current = ++latest
    client.fetch(nextDueQuery).then(
      (next) => current === latest && set(next),
      () => current === latest && again(AGAIN_MS, plan),
    )
  }
  function set(next: string | null) {
    clearTimeout(timer)
    if (next === null) return
    const wait = Math.max(Date.parse(next) - Date.now(), 0)
    if (wait > DAY_MS) return again(DAY_MS, plan)
    again(wait || AGAIN_MS, () => {
      wake()
      plan()
    })
  }
  function again(ms: number, work: () => void) {
    clearTimeout(timer)
    timer = setTimeout(work, ms).unref()
  }

  return {
    plan,
    stop() {
      latest++
      clearTimeout(timer)
    },
  }
}
