import type { Exchange, RequestObserver } from '../front-door/index.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** A response that takes longer is logged (ms). */
const SLOW_MS = 1000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Counts every request, and logs those that failed, changed something or took long. Nothing in a
 * line is personal: no address, no query, no name of a file.
 *
 * @param isReady false while the server loads the seed content over its own HTTP interface: one
 * step of the start, not a hundred lines
 */
export function createObserver(
  log: Log,
  metrics: Metrics,
  isReady: () => boolean,
): RequestObserver {
  return {
    answered(exchange, ms) {
      const { request, response, kind, id } = exchange
      const { method = 'GET' } = request
      const status = response.writableFinished ? response.statusCode : 499
      metrics.requests.observe({ kind, status }, ms / 1000)
      const level = isReady() || status >= 400 ? levelOf(exchange, status, ms) : 'debug'
      if (!log.isLevelEnabled(level)) return
      const bytes = Number(response.getHeader('content-length') ?? 0) || undefined
      const line = { requestId: id, method, kind, path: patternOf(exchange), status }
      log[level]({ ...line, ms: Math.round(ms * 10) / 10, bytes }, 'request')
    },
    refused(reason, kind) {
      metrics.refused.inc({ reason, kind })
    },
  }
}

function levelOf({ request, response, kind }: Exchange, status: number, ms: number) {
  if (status === 500 || status === 502) return 'error'
  const isStream = String(response.getHeader('content-type') ?? '').includes('event-stream')
  if (ms > SLOW_MS && !isStream && status < 400) return 'warn'
  const isWrite = !READS.has(request.method ?? '') && kind !== 'lake-data'
  return isWrite && status < 400 ? 'info' : 'debug'
}

/** Segments that a route itself has; everything else in a path may be personal. */
const WORD = /^(?:[a-z]{2,20}|v\d[\d-]*)$/

/** The path as far as it is the site's own: `/blog/:`, `/supabase/storage/v1/object/:`. */
export function patternOf({ path, kind }: Pick<Exchange, 'path' | 'kind'>): string {
  const segments = path.split('/').slice(1)
  const known = kind === 'site' ? 1 : 5
  const shown = segments.slice(0, known + 1)
  const named = shown.map((segment, at) => (at < known && WORD.test(segment) ? segment : ':'))
  return `/${named.join('/')}`.replace(/(\/:)+$/, '/:')
}
