import { Agent } from 'node:http'
import { sendRequest } from './client.ts'

/**
 * A visitor that requests the landing page, in a separate process, and measures each response time: at a fixed
 * rate, however long earlier responses took. Prints a line of JSON for each second, and ends with its parent.
 */

const RATE_HZ = 20
const HEALTH_EVERY = 10
const TIMEOUT_MS = 30_000

const origin = new URL(process.argv[2] ?? '')
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
const headers = { 'accept-encoding': 'br' }

let pages: number[] = []
let failed = 0
let health: number[] = []
let count = 0

setInterval(async () => {
  const began = performance.now()
  const isHealth = count++ % HEALTH_EVERY === 0
  const path = isHealth ? '/healthz' : '/'
  const { status } = await sendRequest(origin, { path, headers, agent, timeout: TIMEOUT_MS })
  if (status !== 200) failed++
  ;(isHealth ? health : pages).push(performance.now() - began)
}, 1000 / RATE_HZ)

setInterval(() => {
  process.send?.({ pages, health, failed })
  pages = []
  health = []
  failed = 0
}, 500)

process.on('disconnect', () => process.exit())
