import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from '../../scripts/lib/build.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { readJson } from '../../scripts/lib/tools.mjs'
import { captain } from './soak/captain.ts'
import { hostile } from './soak/hostile.ts'
import { members } from './soak/members.ts'
import { watchMemory } from './soak/memory.ts'
import { createProblems, type Soak } from './soak/run.ts'
import { readPages, visitors } from './soak/visitors.ts'
import { watchStolen } from './stolen.ts'

// `npm run soak [-- minutes]`: the built server over an empty data folder, ten minutes by default,
// with visitors, members, a captain, listeners and attackers, all on this machine. Ends with figures,
// and with code 1 when something was wrong.

/** Memory may differ by this much between the second and the last minute. */
const FLAT = 1.15

const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0 && minutes <= 60)) throw new Error('Minutes must be from 0 to 60')

await buildStale()
const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const server = await startServer(folder, { TRUST_PROXY: 'true', LOG_LEVEL: 'error' })
const problems = createProblems()
try {
  const { pid } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))
  const keys = (await readJson('scripts/keys.ts', [], server.env)) as Soak['keys']
  const pages = await readPages(server.url)
  const ended = new AbortController()
  const soak: Soak = {
    ...{ url: server.url, keys, problems },
    signal: ended.signal,
    statuses: new Map(),
  }
  const memory = watchMemory(pid)
  const stolenSince = watchStolen()
  const publisher = await captain(soak)
  const uploaders = members(soak)
  setTimeout(() => ended.abort(), minutes * 60_000)
  const everybody = [...visitors(soak, pages), hostile(soak), publisher.done, ...uploaders.done]
  for (const outcome of await Promise.allSettled(everybody)) {
    if (outcome.status === 'rejected') problems.add('somebody gave up', String(outcome.reason))
  }
  memory.stop()
  const files = await uploaders.check()
  const { published, listeners } = await publisher.check()
  const means = memory.minutes().slice(0, minutes)
  const [early = 0, late = 0] = [means[1], means.at(-1)]
  if (minutes >= 3 && late > early * FLAT) {
    problems.add('memory that grows', `${early.toFixed(0)} MB -> ${late.toFixed(0)} MB`)
  }

  const statuses = [...soak.statuses].sort(([a], [b]) => a - b)
  console.log(`${minutes} minutes, ${pages.size} pages, ${listeners} listeners`)
  console.log(`answers: ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  console.log(`published: ${published}, uploads that stand: ${files}`)
  console.log(`memory by minute, MB: ${means.map((mean) => mean.toFixed(0)).join(' ')}`)
  console.log(`${stolenSince().toFixed(0)} % of the processors were stolen`)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const line of problems.lines()) console.log(line)
console.log(`${problems.total} problems`)
if (problems.total > 0) {
  console.log(server.log().slice(-4000))
  process.exitCode = 1
}
