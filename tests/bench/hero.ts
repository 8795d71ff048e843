import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildStale } from '../../scripts/lib/build.mjs'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { startServer } from '../../scripts/lib/server.mjs'

// `npm run bench:hero`: how often the landing page's sea is shown a second, at rest (when its film has twelve
// pictures a second) and while all six strings swing, and how busy that keeps a phone's main thread, which is
// slowed down four times. Prints; asserts nothing.
//
// The browser slows down the main thread alone: what the worker that draws the strings needs for a frame is
// printed as it is, and would be four times as much there.
//
// A frame counts when it is put on the screen, whichever thread made it: the compositor moves the waves, a
// worker draws the swinging strings. Pixels are painted by a processor here, by a phone's graphics chip there.

const SLOWDOWN = 4
const SECONDS = 5
const STRINGS = 6
/** Interval at which the pointer crosses all strings (ms): shorter than a swing. */
const EVERY = 200

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

await buildStale()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-hero-'))
const server = await startServer(dataDir)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const devtools = await page.context().newCDPSession(page)
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.mouse.move(180, 300)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  console.log(
    '                        frames a second   from one to the next (ms)   main thread                       worker',
  )
  await page.locator('.hero').evaluate((hero) => {
    hero.scrollIntoView({ block: 'end', behavior: 'instant' })
  })
  print('at rest', await measure(devtools, rest))
  await strumAll(page, 1)
  print('six strings swinging', await measure(devtools, () => strumAll(page, SECONDS)))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
}

/** Plucks every string, again and again; throws if they did not swing for most of the time. */
async function strumAll(page: Page, seconds: number) {
  const [shore, deep] = await page.locator('.hero').evaluate((hero) => {
    const tops = [...hero.querySelectorAll('.sea-string')].map(
      (string) => string.getBoundingClientRect().top,
    )
    return [Math.min(...tops), hero.getBoundingClientRect().bottom - 1] as const
  })
  const swinging: number[] = []
  const until = performance.now() + seconds * 1000
  for (let sweep = 0; performance.now() < until; sweep++) {
    // The crests of the lowest string alone are within the scene: somewhere it is crossed.
    const x = 60 + (sweep % 4) * 80
    const [from, to] = sweep % 2 ? [deep, shore] : [shore, deep]
    await page.mouse.move(x, from)
    await page.mouse.move(x, to, { steps: 6 })
    await new Promise((resolve) => setTimeout(resolve, EVERY))
    swinging.push(await page.locator('.sea-string.is-swinging').count())
  }
  const usual = swinging.toSorted((a, b) => a - b)[Math.floor(swinging.length / 2)]
  if (usual !== STRINGS) throw new Error(`Usually ${usual} strings swung, not ${STRINGS}.`)
}

interface Figures {
  /** From a frame on the screen to the next (ms). */
  between: number[]
  /** For how much of the time the main thread works, and its longest task (ms). */
  busy: number
  longest: number
  /** Time that the worker needs for a frame (ms). */
  worker: number
}

async function measure(devtools: CDPSession, during: () => Promise<unknown>): Promise<Figures> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'viz', '__metadata'] },
  })
  await during()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return figuresOf(events)
}

function figuresOf(events: TraceEvent[]): Figures {
  const shown = events
    .filter(({ name }) => name === 'Display::DrawAndSwap')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b)
  const main = tasksOf(events, 'CrRendererMain')
  const worker = tasksOf(events, 'DedicatedWorker thread')
  return {
    between: shown.slice(1).map((time, i) => time - (shown[i] as number)),
    busy: total(main) / ((shown.at(-1) ?? 0) - (shown[0] ?? 0)),
    longest: Math.max(...main),
    worker: total(worker) / shown.length,
  }
}

function total(lengths: number[]): number {
  return lengths.reduce((sum, ms) => sum + ms, 0)
}

/** Durations of the tasks of a kind of thread (ms); of the busiest one if several exist. */
function tasksOf(events: TraceEvent[], kind: string): number[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === kind)
  const lengths = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .map(({ dur = 0 }) => dur / 1000),
  )
  return lengths.sort((a, b) => total(b) - total(a))[0] ?? []
}

function print(name: string, { between, busy, longest, worker }: Figures) {
  const sorted = between.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1)
  const rate = (1000 * between.length) / total(between)
  console.log(
    name.padEnd(23),
    rate.toFixed(1).padEnd(17),
    `${at(0.5)}, p95 ${at(0.95)}`.padEnd(27),
    `busy ${Math.round(100 * busy)} %, longest task ${longest.toFixed(0)} ms`.padEnd(33),
    `${worker.toFixed(1)} ms a frame`,
  )
}
