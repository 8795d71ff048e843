import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { firstPosition, playBeat } from '../../app/instruments/metronome/sequence.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../app/instruments/metronome/settings.ts'
import { buildStale } from '../../scripts/lib/build.mjs'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { type Comparison, compare } from './compare.ts'
import { recordOnsets, stall } from './recording.ts'

// `npm run bench:metronome [-- --seconds 20] [-- --minutes 10]`: how far from its place every click of
// the site's own metronome is, heard in the audio thread of a real Chromium.
// Prints; asserts nothing. `--minutes` adds a recording of that length, for the drift.

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, minutes: { type: 'string' } },
})
const SECONDS = Number(values.seconds)

/** The stalls of the table that this answers: 200 ms out of every 970. */
const STALL = [200, 970] as const
/** Longer than any look-ahead that a page could still be worked with. */
const LONG_STALL = [1500, 2000] as const

const rampSettings: Settings = {
  ...DEFAULT_SETTINGS,
  ramp: { on: true, from: 100, to: 240, by: 10, every: 1 },
}

await buildStale()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-metronome-'))
const server = await startServer(dataDir)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    '--autoplay-policy=no-user-gesture-required',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  console.log(
    `${SECONDS} s each                              clicks  worst ms  missing  doubled  drift ms`,
  )
  for (const tempo of [120, 240]) {
    const settings = { ...DEFAULT_SETTINGS, tempo }
    await measure(`${tempo} bpm, idle`, settings)
    await measure(`${tempo} bpm, stalled 200 ms of every 970`, settings, STALL)
  }
  await measure('240 bpm, stalled 1500 ms of every 2000', at(240), LONG_STALL)
  await measure('137 bpm, idle (no whole number of samples)', at(137))
  await measure('ramp 100 to 240, stalled 200 of 970', rampSettings, STALL)
  await measureChange()
  if (values.minutes) {
    await measure(`120 bpm, ${values.minutes} minutes`, at(120), undefined, +values.minutes * 60)
  }
  console.log(`computed, 10 minutes at 137 bpm: ${computedDrift(137).toExponential(1)} ms of drift`)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function at(tempo: number): Settings {
  return { ...DEFAULT_SETTINGS, tempo }
}

/** The page with these settings remembered, its sounds loaded and the recorder listening. */
async function openMetronome(browser: Browser, settings: Settings): Promise<Page> {
  const page = await browser.newPage({ locale: 'es-ES', bypassCSP: true })
  await recordOnsets(page, 'click')
  await page.addInitScript(
    (json) => localStorage.setItem('metronome', json),
    JSON.stringify(settings),
  )
  await page.goto(`${server.url}/metronomo`)
  // Once on and off: the first start is the one that loads.
  await startButton(page).click()
  await page.waitForFunction(() => window.onsets.length > 0)
  await startButton(page).click()
  await page.waitForFunction(() => window.audio?.state === 'suspended')
  await page.evaluate(() => {
    window.onsets = []
  })
  return page
}

function startButton(page: Page) {
  return page.getByRole('region', { name: 'Metrónomo' }).getByRole('button', {
    name: /^(Empezar|Parar)$/,
  })
}

async function measure(
  name: string,
  settings: Settings,
  stalls?: readonly [number, number],
  seconds = SECONDS,
) {
  const page = await openMetronome(browser, settings)
  if (stalls) await stall(page, ...stalls)
  await startButton(page).click()
  await page.waitForTimeout(seconds * 1000)
  const onsets = await page.evaluate(() => window.onsets)
  await page.close()
  print(name, compare(onsets, expectedTimes(settings, onsets.length * 2 + 8)))
}

/** From 120 to 180 on the way: every interval must be the one or the other, in that order. */
async function measureChange() {
  const page = await openMetronome(browser, at(120))
  await startButton(page).click()
  await page.waitForFunction(() => window.onsets.length >= 8)
  await page.waitForTimeout(200)
  await page.evaluate(() => {
    const note = () => {
      window.changedAt = window.audio?.currentTime
    }
    document.addEventListener('keydown', note, { capture: true })
  })
  const field = page.getByRole('textbox', { name: 'Tempo en pulsos por minuto' })
  await field.fill('180')
  await field.press('Enter')
  await page.waitForFunction(() => window.onsets.length >= 24)
  const { onsets, changedAt = 0 } = await page.evaluate(() => {
    const { onsets, changedAt } = window
    return { onsets, changedAt }
  })
  await page.close()

  const turn = onsets.findIndex((onset, i) => (onsets[i + 1] ?? onset) - onset < 0.4)
  const first = onsets[0] ?? 0
  const turned = first + turn * 0.5
  const expected = onsets.map((_, i) =>
    i <= turn ? first + i * 0.5 : turned + (i - turn) * (60 / 180),
  )
  print('120 to 180 bpm while running', compare(onsets, expected))
  const waited = Math.round(((onsets[turn] ?? 0) - changedAt) * 1000)
  console.log(
    `  the new tempo counts from the beat ${waited} ms after the change on (a beat: 500 ms)`,
  )
}

/** Expected times of the clicks, by the tempo alone or bar by bar on a ramp (s). */
function expectedTimes(settings: Settings, length: number): number[] {
  if (!settings.ramp.on) {
    return Array.from({ length }, (_, index) => (index * 60) / settings.tempo)
  }
  const { from, to, by } = settings.ramp
  const times = [0]
  for (let beat = 0; times.length < length; beat++) {
    const tempo = Math.min(to, from + Math.floor(beat / 4) * by)
    times.push((times.at(-1) ?? 0) + 60 / tempo)
  }
  return times
}

/** Difference between ten minutes of the schedule and a multiplication (ms). */
function computedDrift(tempo: number): number {
  let position = firstPosition(at(tempo), 0)
  for (let beat = 0; beat < tempo * 10; beat++) position = playBeat(position, at(tempo)).next
  return (position.time - 600) * 1000
}

function print(name: string, { clicks, worst, missing, doubled, drift }: Comparison) {
  console.log(
    [
      name.padEnd(42),
      String(clicks).padStart(6),
      worst.toFixed(4).padStart(8),
      String(missing).padStart(7),
      String(doubled).padStart(7),
      drift.toFixed(4).padStart(8),
    ].join('  '),
  )
}
