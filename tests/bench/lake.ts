import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QueryClient } from '../../embedded/lake/groq/pools.ts'
import { createQueries } from '../../embedded/lake/query.ts'
import { openStore, type Store } from '../../embedded/lake/store.ts'
import { startServer } from '../../scripts/lib/server.mjs'

// `npm run bench:lake`: how fast the embedded lake answers, at the size of a school and well above.
// Prints medians; asserts nothing (machines differ).

const QUERIES = {
  'by slug': '*[_type == "article" && slug.current == $slug][0]',
  'list of 20, ordered, dereferenced':
    '*[_type == "article"] | order(publishedAt desc) [0...20] {_id, title, "author": author->name}',
  'all of a type': '*[_type == "article"]',
}
const SECONDS = 1
/** The site itself, which reads public content. */
const SITE: QueryClient = {
  identity: { id: 'reader', name: 'Site', email: '', role: null, isSite: true },
  addressKey: 'unknown',
}

function fill(store: Store, size: number) {
  store.transact({ author: 'bench', transactionId: `fill-${size}` }, (workspace) => {
    for (let i = 0; i < 10; i++) {
      const _id = `author-${i}`
      workspace.apply(_id, { create: { _id, _type: 'author', name: `Capitán ${i}` } })
    }
    for (let i = 10; i < size; i++) {
      const _id = `doc-${i}`
      const day = String((i % 28) + 1).padStart(2, '0')
      workspace.apply(_id, {
        create: {
          _id,
          // A third are articles, as in a real dataset most documents are something else.
          _type: i % 3 === 0 ? 'article' : 'lesson',
          title: `Lección ${i}`,
          slug: { _type: 'slug', current: `leccion-${i}` },
          publishedAt: `2026-0${(i % 9) + 1}-${day}T12:00:00Z`,
          author: { _type: 'reference', _ref: `author-${i % 10}` },
          body: Array.from({ length: 12 }, (_, k) => ({
            _type: 'block',
            _key: `k${k}`,
            children: [
              { _type: 'span', _key: 's', text: `Párrafo ${k} de la lección ${i}. `.repeat(6) },
            ],
          })),
        },
      })
    }
  })
}

function median(samples: number[]): number {
  return samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}

/** Median time of one call in ms, over as many calls as fit into SECONDS. */
async function measure(call: (round: number) => unknown): Promise<number> {
  for (let i = 0; i < 20; i++) await call(i)
  const samples: number[] = []
  const end = performance.now() + SECONDS * 1000
  for (let i = 0; performance.now() < end; i++) {
    const start = performance.now()
    await call(i)
    samples.push(performance.now() - start)
  }
  return median(samples)
}

console.log('documents  query                               median ms  per second  repeated ms')
for (const size of [300, 5000]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  const store = openStore(folder)
  fill(store, size)
  const queries = createQueries(store, { projectId: 'local', dataset: 'bench' }, console.error)
  const run = (query: string, salt: number) =>
    queries.run({
      // A comment makes every call a new one for the result cache.
      query: `${query} // ${salt}\n`,
      params: { slug: `leccion-${12 + 3 * (Math.abs(salt) % 90)}`, salt },
      perspective: [],
      client: SITE,
    })
  for (const [name, query] of Object.entries(QUERIES)) {
    const fresh = await measure((round) => run(query, round))
    const repeated = await measure(() => run(query, -1))
    console.log(
      [
        String(size).padStart(9),
        name.padEnd(34),
        fresh.toFixed(3).padStart(10),
        Math.round(1000 / fresh)
          .toString()
          .padStart(11),
        repeated.toFixed(4).padStart(12),
      ].join('  '),
    )
  }
  let commit = 0
  const commits = await measure((round) =>
    store.transact({ author: 'bench', transactionId: `t-${commit++}` }, (workspace) =>
      workspace.apply('doc-12', { patch: { id: 'doc-12', set: { title: `Lección ${round}` } } }),
    ),
  )
  console.log(
    `${String(size).padStart(9)}  commit of one patch, synced to disk   ${commits.toFixed(3)} ms`,
  )
  queries.close()
  store.close()
  rmSync(folder, { recursive: true, force: true })
}

// The whole server with the seed dataset, after every page was requested a few times.
const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'))
const server = await startServer(dataDir)
const { pid } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { pid: number }
console.log(
  `\nresident memory of the server, seed dataset just loaded: ${residentMegabytes(pid)} MB`,
)
await server.stop()
const began = performance.now()
const again = await startServer(dataDir)
console.log(`second start: serving after ${((performance.now() - began) / 1000).toFixed(1)} s`)
for (let i = 0; i < 5; i++) {
  for (const path of ['/', '/niveles', '/en', '/en/niveles']) {
    await (await fetch(again.url + path)).text()
  }
}
const second = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')) as { pid: number }
console.log(`second start, after 20 pages: ${residentMegabytes(second.pid)} MB`)
await again.stop()
rmSync(dataDir, { recursive: true, force: true })

function residentMegabytes(process: number): string {
  const status = readFileSync(`/proc/${process}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  return (kilobytes / 1024).toFixed(0)
}
