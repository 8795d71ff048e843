import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { createHistory } from '../../embedded/lake/history/index.ts'
import { inTurns } from '../../embedded/lake/history/turns.ts'
import { openStore } from '../../embedded/lake/store.ts'
import type { DocumentMutation } from '../../embedded/lake/transaction.ts'
import { largestArticle } from '../integration/support/articles.ts'
import { watchStolen } from './stolen.ts'

// `npm run bench:history`: what 1,000 saves of the largest article take on disk, how long each
// history call takes, and how long others wait while ten run at once. Asserts nothing.

const SAVES = 1000
const folder = mkdtempSync(join(tmpdir(), 'bench-history-'))
const store = openStore(folder)
store.database.exec('PRAGMA synchronous = OFF')
const article = largestArticle()
const block = article.body[0]?.value[0]?._key

const changes: Record<string, (id: string, round: number) => DocumentMutation> = {
  typed: (id, round) => {
    const text = `body[_key=="es"].value[_key=="${block}"].children[0].text`
    const letter = String.fromCharCode(97 + (round % 26))
    return { patch: { id, diffMatchPatch: { [text]: `@@ -0,0 +1 @@\n+${letter}\n` } } }
  },
  whole: (_id, round) => ({ createOrReplace: { ...article, _id, title: `Revisión ${round}` } }),
}
function save(id: string, transactionId: string, mutation: DocumentMutation) {
  store.transact({ author: 'bench', transactionId }, (all) => all.apply(id, mutation))
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
function size(): number {
  store.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return statSync(join(folder, 'lake.sqlite')).size
}

for (const [name, change] of Object.entries(changes)) {
  save(name, `${name}-first`, { create: { ...article, _id: name } })
  const before = size()
  const began = performance.now()
  for (let round = 0; round < SAVES; round++) save(name, `${name}-${round}`, change(name, round))
  const each = (performance.now() - began) / SAVES
  console.log(`${SAVES} saves, ${name}: ${megabytes(size() - before)}, ${each.toFixed(1)} ms each`)
}

const history = createHistory(store.database)
const lines = async (id: string, query: Record<string, string>) => {
  let bytes = 0
  for await (const chunk of inTurns(history.transactions([id], query), 1e9)) bytes += chunk.length
  return bytes
}
const json = async (answer: Promise<unknown>) => JSON.stringify(await answer).length
const studio = { effectFormat: 'mendoza', excludeContent: 'true' }
const calls: Record<string, () => Promise<number>> = {
  "the Studio's page of 50": () => lines('typed', { ...studio, reverse: 'true', limit: '50' }),
  'all, with content': () => lines('typed', { effectFormat: 'mendoza', limit: '1000' }),
  'all whole saves, with content': () => lines('whole', { limit: '200' }),
  'a document at a revision': () => json(history.documents(['typed'], { revision: 'typed-500' })),
  events: () => json(history.events('typed', {})),
}
for (const [name, call] of Object.entries(calls)) {
  await call()
  const began = performance.now()
  const length = await call()
  console.log(`${name}: ${(performance.now() - began).toFixed(1)} ms, ${length} bytes`)
}

/** Processor time of this thread (ms), which others on a shared host cannot lengthen. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const delay = monitorEventLoopDelay({ resolution: 1 })
const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as { port: number }
// Requests a page repeatedly, as a visitor would, from a separate thread.
const visitor = new Worker(
  `const { parentPort, workerData } = require('node:worker_threads')
   let waits = []
   let stop = false
   parentPort.on('message', (word) => { if (word === 'begin') waits = []; else stop = true })
   ;(async () => {
     while (!stop) {
       const began = performance.now()
       await (await fetch(workerData)).text()
       waits.push(performance.now() - began)
     }
     parentPort.postMessage(waits.sort((a, b) => a - b))
   })()`,
  { eval: true, workerData: `http://127.0.0.1:${port}/` },
)
await new Promise((resolve) => setTimeout(resolve, 300))
delay.enable()
let isOver = false
let longestRound = 0
let usedBefore = usedMs()
function watchRound() {
  const used = usedMs()
  longestRound = Math.max(longestRound, used - usedBefore)
  usedBefore = used
  if (!isOver) setImmediate(watchRound)
}
watchRound()
const stolenSince = watchStolen()
const before = process.memoryUsage().rss
// Its first requests take long to set up, which is not ours.
visitor.postMessage('begin')
const began = performance.now()
const all = Object.values(calls)
await Promise.all([...all, ...all].map((call) => call()))
delay.disable()
isOver = true
const stolen = stolenSince()
visitor.postMessage('stop')
const waits = await new Promise<number[]>((resolve) => visitor.once('message', resolve))
const waited = (part: number) => waits.at(Math.ceil(part * waits.length) - 1)?.toFixed(1)
console.log(
  `ten calls at once: ${(performance.now() - began).toFixed(0)} ms; the event loop's longest stall ${(delay.max / 1e6).toFixed(1)} ms (99 %: ${(delay.percentile(99) / 1e6).toFixed(1)}), the longest round took ${longestRound.toFixed(1)} ms of the processor, a visitor waited ${waited(1)} ms at most of ${waits.length} times (99 %: ${waited(0.99)}); ` +
    `memory ${megabytes(before)} -> ${megabytes(process.memoryUsage().rss)}; ${stolen.toFixed(0)} % of the processors stolen`,
)
server.close()
store.close()
rmSync(folder, { recursive: true })
await visitor.terminate()
