import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import {
  firstPosition,
  type PlayerSettings,
  playBeat,
} from '../../app/instruments/player/sequence.ts'
import { type Timeline, timelineOf } from '../../app/instruments/player/timeline.ts'
import { DEFAULT_METRE, isProblem, readScore } from '../../domain/music/score.ts'
import { buildStale } from '../../scripts/lib/build.mjs'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { compare } from './compare.ts'
import { measureLongTab } from './long-tab.ts'
import { recordOnsets, stall } from './recording.ts'

// `npm run bench:player [-- --seconds 20] [-- --minutes 10]`: how far from its place every note of a tab in a loop
// is, heard in the audio thread of a real Chromium; how late the beat that the page shows is, by
// `getOutputTimestamp`; and how even the frames of a page with 1,200 notes are. Prints; asserts nothing.

declare global {
  interface Window {
    /** When the page changed the beat that it shows, by the clock at the loudspeaker (s). */
    shown: { beat: number; time: number }[]
  }
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, minutes: { type: 'string' } },
})
const SECONDS = Number(values.seconds)
const LONG_STALL = [1500, 2000] as const

/** An article that visitors may read, and the first tab in it. */
const ARTICLE = '/blog/5-riffs-faciles'
const OWN_TEMPO = 60
const FASTEST = 78

await buildStale()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-player-'))
const server = await startServer(dataDir)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  console.log(
    `${SECONDS} s each                         notes  worst ms  lost  doubled  drift ms  light ms: median, worst`,
  )
  await measure('60 bpm, idle', { tempo: OWN_TEMPO })
  await measure('78 bpm, idle', { tempo: FASTEST })
  await measure('78 bpm with click, idle', { tempo: FASTEST, hasClick: true })
  await measure('78 bpm, stalled 1500 ms of every 2000', { tempo: FASTEST, stalls: LONG_STALL })
  if (values.minutes)
    await measure(`78 bpm, ${values.minutes} minutes`, {
      tempo: FASTEST,
      seconds: +values.minutes * 60,
    })
  await measureLongTab(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Run {
  tempo: number
  hasClick?: boolean
  stalls?: readonly [busy: number, every: number]
  seconds?: number
}

async function measure(name: string, { tempo, hasClick = false, stalls, seconds = SECONDS }: Run) {
  const page = await browser.newPage({ locale: 'es-ES', bypassCSP: true })
  await recordOnsets(page, 'pluck')
  await page.addInitScript(
    (json) => localStorage.setItem('player', json),
    JSON.stringify({ hasCountIn: false, hasClick }),
  )
  await page.goto(server.url + ARTICLE)
  const figure = page.locator('figure[data-score]').first()
  const timeline = timelineOfTab((await figure.locator('pre').textContent()) ?? '')
  await figure.getByRole('button', { name: 'Escuchar y practicar' }).click()
  await page.waitForFunction(() => window.onsets.length > 0)
  await figure.getByRole('button', { name: 'Repetir compases' }).click()
  const field = figure.getByRole('textbox', { name: 'Tempo en negras por minuto' })
  await field.fill(String(tempo))
  await field.press('Enter')
  await figure.getByRole('button', { name: 'Pausa' }).click()
  await page.keyboard.press('Home')
  await page.waitForFunction(() => window.audio?.state === 'suspended')
  await page.evaluate(() => {
    window.onsets = []
  })
  await noteShownBeats(page)
  if (stalls) await stall(page, ...stalls)
  await figure.getByRole('button', { name: 'Tocar' }).click()
  await page.waitForTimeout(seconds * 1000)
  const { onsets, shown } = await page.evaluate(() => ({
    onsets: window.onsets,
    shown: window.shown,
  }))
  await page.close()
  const expected = expectedTimes(timeline, { tempo, hasClick }, onsets.length + 40)
  const { clicks, worst, missing, doubled, drift } = compare(onsets, expected)
  const late = stalls ? null : lateness(shown, onsets)
  console.log(
    [
      name.padEnd(38),
      String(clicks).padStart(5),
      worst.toFixed(3).padStart(8),
      String(missing).padStart(4),
      String(doubled).padStart(7),
      drift.toFixed(3).padStart(8),
      late ? `${late.median.toFixed(1)}, ${late.worst.toFixed(1)} (${late.count})` : '-',
    ].join('  '),
  )
}

function timelineOfTab(tab: string): Timeline {
  const score = readScore(tab, DEFAULT_METRE)
  if (isProblem(score)) throw new Error(`The tab of the benchmark cannot be read: ${score.kind}`)
  return timelineOf(score, 'straight')
}

/** When something begins to sound, from 0 (s). */
function expectedTimes(
  timeline: Timeline,
  { tempo, hasClick }: Pick<PlayerSettings, 'tempo' | 'hasClick'>,
  length: number,
): number[] {
  const settings: PlayerSettings = {
    ...{ tempo, hasClick, hasGuitar: true, countIn: 0 },
    ...{ loop: [0, timeline.length], tempoStep: 0, tempoGoal: tempo },
  }
  const times = new Set<number>()
  let position = firstPosition(timeline, settings, 0, 0)
  while (times.size < length) {
    const { cues, next } = playBeat(position, settings, timeline)
    for (const cue of cues)
      if (cue.do === 'click' || (cue.do === 'action' && cue.action.do === 'pluck'))
        times.add(cue.time)
    if (!next) break
    position = next
  }
  return [...times].sort((a, b) => a - b)
}

/** Notes when the figure's `data-playing` changes, by the audio clock at the loudspeaker. */
function noteShownBeats(page: Page) {
  return page.evaluate(() => {
    window.shown = []
    const figure = document.querySelector<HTMLElement>('figure[data-score]')
    const audio = window.audio as AudioContext
    const observer = new MutationObserver(() => {
      const beat = figure?.dataset.playing
      const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp()
      const time = contextTime + (performance.now() - performanceTime) / 1000
      if (beat !== undefined) window.shown.push({ beat: Number(beat), time })
    })
    if (figure) observer.observe(figure, { attributeFilter: ['data-playing'] })
  })
}

/** Time from the sound of each beat to its display (ms); below 0 if the display was first. */
function lateness(shown: Window['shown'], onsets: number[]) {
  const late = shown.map(({ time }) => {
    const distances = onsets.map((onset) => time - onset)
    const nearest = distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN
    return nearest * 1000
  })
  const sorted = late.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return {
    count: late.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
  }
}
