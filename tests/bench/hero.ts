import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildStale } from '../../scripts/lib/build.mjs'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { startServer } from '../../scripts/lib/server.mjs'

// `npm run bench:hero`: what a frame of the landing page's sea costs a phone's main thread, which is
// slowed down four times, at rest and while all six strings swing. Prints; asserts nothing.
//
// The main thread's share is measured apart from the painting of pixels, which a phone leaves to its
// graphics chip and a machine without one to the processor: "between frames" holds both.

const SLOWDOWN = 4
const SECONDS = 5
const STRINGS = 6
/** How often the pointer goes over all strings: before the last swing is over (ms). */
const EVERY = 200

interface TraceEvent {
  name: string
  ph: string
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
  console.log(`ms, median / p95                 main thread a frame   between frames   frames`)
  await page.locator('.hero').evaluate((hero) => {
    hero.scrollIntoView({ block: 'end', behavior: 'instant' })
  })
  print('at rest', await measure(page, devtools, rest))
  print('six strings swinging', await measure(page, devtools, strumAll))
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
}

/** Plucks every string, again and again; throws if they did not swing for most of the time. */
async function strumAll(page: Page) {
  const [shore, deep] = await page.locator('.hero').evaluate((hero) => {
    const tops = [...hero.querySelectorAll('.sea-string')]
      .map((string) => string.getBoundingClientRect())
      // The layers in which they swing are not laid out yet.
      .filter(({ height }) => height > 0)
      .map(({ top }) => top)
    return [Math.min(...tops), hero.getBoundingClientRect().bottom - 1] as const
  })
  const swinging: number[] = []
  const until = performance.now() + SECONDS * 1000
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

interface Frames {
  /** What the main thread worked for each frame (ms). */
  work: number[]
  /** From a frame to the next (ms). */
  between: number[]
}

async function measure(
  page: Page,
  devtools: CDPSession,
  during: (page: Page) => Promise<unknown>,
): Promise<Frames> {
  await page.evaluate(() => {
    const next = () => requestAnimationFrame(next)
    next()
  })
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', '__metadata'] },
  })
  await during(page)
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return framesOf(events)
}

/** Cuts the main thread's tasks at the frames' callbacks. */
function framesOf(events: TraceEvent[]): Frames {
  const frames = events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .sort((a, b) => a.ts - b.ts)
  const { pid, tid } = frames[0] ?? {}
  // A frame's first callback stands for it.
  const begins = frames.map(({ ts }) => ts).filter((ts, i, all) => ts - (all[i - 1] ?? 0) > 4_000)
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'),
  )
  const spans = begins.slice(1).map((end, i) => [begins[i] as number, end] as const)
  return {
    work: spans.map(
      ([begin, end]) =>
        tasks.reduce(
          (sum, { ts, dur = 0 }) =>
            sum + Math.max(0, Math.min(end, ts + dur) - Math.max(begin, ts)),
          0,
        ) / 1000,
    ),
    between: spans.map(([begin, end]) => (end - begin) / 1000),
  }
}

function print(name: string, { work, between }: Frames) {
  const at = (values: number[], share: number) =>
    (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(1)
  const both = (values: number[]) => `${at(values, 0.5)} / ${at(values, 0.95)}`
  console.log(
    `${name.padEnd(32)} ${both(work).padEnd(21)} ${both(between).padEnd(16)} ${between.length}`,
  )
}
