import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics of `/metrics` in Prometheus' text format: requests by class of route, refusals, cache
 * hits, queues, and Node's own (memory, event loop, garbage collection).
 *
 * @param dataDir the folder whose free disk space is reported
 */
export function createMetrics(dataDir: string) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  /** A value that is read at each scrape. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await read())
      },
    })
  }
  gauge('school_disk_free_bytes', 'Free space where the data folder is', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  return {
    register,
    gauge,
    requests: new Histogram({
      name: 'school_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    refused: new Counter({
      name: 'school_requests_refused_total',
      help: 'Requests that the front door did not let in',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    pages: new Counter({
      name: 'school_pages_total',
      help: 'Pages for visitors: kept ones, ones that were rendered, and addresses without a page',
      labelNames: ['source'],
      registers,
    }),
  }
}
