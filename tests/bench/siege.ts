import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '@sanity/client'
import { buildStale } from '../../scripts/lib/build.mjs'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { aim, attacks, type Targets } from './siege/attacks.ts'
import { watchStolen } from './stolen.ts'

// `npm run siege`: attacks the built server on this machine alone, with everything public at its
// worst, while a visitor requests the landing page at a steady rate. Ends with 1 when the visitor waits too long
// or health does not respond. Every attempt is printed.
//   npm run siege -- --seconds 5 --workers 8 --rate 100 --only queries,images --data FOLDER

const P99_MS = 100
const HEALTH_MS = 1000
/** When other processes take more than this share of the processors (%), an attack that had an effect is repeated. */
const STOLEN = 5
const MAX_ATTEMPTS = 4

const { values } = parseArgs({
  options: {
    /** Seconds of each attack, and of all together. */
    seconds: { type: 'string', default: '5' },
    /** Strikes of an attack that are under way at a time. */
    workers: { type: 'string', default: '8' },
    /** Strikes of an attack that begin in a second, at most. */
    rate: { type: 'string', default: '100' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
if (!(seconds > 0 && seconds <= 120)) throw new Error('--seconds must be between 1 and 120')

interface Measured {
  pages: number[]
  health: number[]
  failed: number
}

await buildStale()
const folder = values.data ?? mkdtempSync(join(tmpdir(), 'siege-'))
const server = await startServer(folder)
const meter = fork(join(import.meta.dirname, 'siege/meter.ts'), [server.url], {
  execPath: pinnedNode,
})
let measured: Measured = { pages: [], health: [], failed: 0 }
meter.on('message', ({ pages, health, failed }: Measured) => {
  measured.pages.push(...pages)
  measured.health.push(...health)
  measured.failed += failed
})

let held = true
try {
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
  const keys = JSON.parse(stdout)
  const { pid } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))
  const publish = publisher(keys.lake, 'siege')
  const publishPage = publisher(keys.lake, 'tag')
  const targets = await aim(server.url, keys.supabase.anonKey)
  console.log(`${'attack'.padEnd(11)}   p50   p99    max   health  RSS max  stolen  answers`)
  await wait(2000)
  await measure('(calm)', pid, () => wait(seconds * 1000))
  await measure('(publishes)', pid, () => repeated(publishPage, () => wait(seconds * 1000)))
  const names = values.only?.split(',') ?? Object.keys(attacks)
  for (const name of names) {
    const during = name === 'listeners' ? publish : null
    await measure(name, pid, () => attack([name], targets, during))
  }
  if (names.length > 1) {
    await measure('all', pid, () => attack(names, targets, publish, 2))
  }
} finally {
  meter.disconnect()
  await server.stop()
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}
console.log(held ? 'The school holds.' : `The school does not hold: p99 >= ${P99_MS} ms`)
process.exitCode = held ? 0 : 1

/** Attacks from a separate process; returns the number of responses by status. */
async function attack(
  names: string[],
  targets: Targets,
  during: (() => Promise<unknown>) | null,
  workers = Number(values.workers),
): Promise<string> {
  const script = join(import.meta.dirname, 'siege/attacker.ts')
  const args = [server.url, names.join(), values.seconds, String(workers), values.rate]
  args.push(JSON.stringify(targets))
  const strike = () => run(pinnedNode, [script, ...args])
  const { stdout } = await (during ? repeated(during, strike) : strike())
  const counts: Record<string, Record<string, number>> = JSON.parse(stdout)
  return Object.values(counts)
    .map((counted) => Object.entries(counted).map(([status, count]) => `${status}: ${count}`))
    .map((statuses) => statuses.join(' '))
    .join(' | ')
}

/** Publishes once a second while something goes on. */
async function repeated<T>(publish: () => Promise<unknown>, during: () => Promise<T>): Promise<T> {
  const publishing = setInterval(() => void publish().catch(() => {}), 1000)
  try {
    return await during()
  } finally {
    clearInterval(publishing)
  }
}

/**
 * Measures the calm visitor's page while something goes on, again while other processes use the machine. What
 * is named in brackets is no attack: it is there to compare with.
 */
async function measure(name: string, pid: number, during: () => Promise<unknown>) {
  for (let times = 1; ; times++) {
    const { fine, stolen } = await measureOnce(name, pid, during)
    if (fine || name.startsWith('(')) return
    if (stolen > STOLEN && times < MAX_ATTEMPTS) continue
    held = false
    return
  }
}

async function measureOnce(name: string, pid: number, during: () => Promise<unknown>) {
  measured = { pages: [], health: [], failed: 0 }
  let rss = 0
  const stolenSince = watchStolen()
  const watching = setInterval(() => {
    rss = Math.max(rss, residentMegabytes(pid))
  }, 50)
  const answers = await during()
  // Pending responses count, too.
  await wait(1000)
  clearInterval(watching)
  const stolen = stolenSince()
  const { pages, health, failed } = measured
  const [p50, p99, max] = [0.5, 0.99, 1].map((part) => quantile(pages, part))
  const slowest = Math.max(...health)
  const answered = health.length > 0 && slowest < HEALTH_MS && failed === 0
  const figures = [p50, p99, max].map((ms) => (ms ?? 0).toFixed(1).padStart(6)).join('')
  const fine = answered && (p99 ?? P99_MS) < P99_MS
  console.log(
    `${name.padEnd(11)}${figures}  ${`${Math.round(slowest)} ms`.padStart(7)}  ${String(Math.round(rss)).padStart(4)} MB  ${stolen.toFixed(0).padStart(4)} %  ${answers ?? ''}${failed ? ` FAILED ${failed}` : ''}${fine || name.startsWith('(') ? '' : '  <--'}`,
  )
  // Lets the effects of an attack fade before the next one.
  await wait(1000)
  return { fine, stolen }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/**
 * The captain publishes a small change, which visitors' listeners receive.
 *
 * @param type one of the site's makes all pages render again
 */
function publisher({ apiHost, projectId, dataset, token }: Record<string, string>, type: string) {
  const client = createClient({
    ...{ apiHost, projectId, dataset, token },
    ...{ useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false, timeout: 5000 },
  })
  let turn = 0
  return () => client.createOrReplace({ _id: `siege-${type}`, _type: type, turn: turn++ })
}
