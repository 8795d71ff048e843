import type { Browser, Page } from '@playwright/test'
import type { TabShown } from '../../domain/tab-frame.ts'

const BARS = 150
const SECONDS = 20

/** A tab of 1,200 notes: bars of eighths, four in a system. */
export function longTab(): string {
  const strings = ['e', 'B', 'G', 'D', 'A', 'E']
  const systems = Array.from({ length: Math.ceil(BARS / 4) }, (_system, index) => index * 4)
  const bar = (string: number, bar: number) =>
    Array.from({ length: 8 }, (_step, step) => {
      const note = bar * 8 + step
      return (note * 5) % 6 === string ? String(note % 9).padEnd(3, '-') : '---'
    }).join('')
  return systems
    .map((first) =>
      strings
        .map((name, string) => {
          const bars = Array.from({ length: Math.min(4, BARS - first) }, (_bar, index) =>
            bar(string, first + index),
          )
          return `${name}|-${bars.join('|-')}|`
        })
        .join('\n'),
    )
    .join('\n\n')
}

declare global {
  interface Window {
    /** Times between the frames of the page (ms). */
    frameTimes: number[]
  }
}

/** Measures the frames of a page with a tab of 1,200 notes: silent, while its player opens, and while it plays. */
export async function measureLongTab(browser: Browser, url: string) {
  const page = await browser.newPage({ locale: 'es-ES' })
  await page.addInitScript(() =>
    localStorage.setItem('player', JSON.stringify({ hasCountIn: false })),
  )
  await page.goto(`${url}/tablatura`, { waitUntil: 'networkidle' })
  const shown: TabShown = {
    type: 'tab-shown',
    fields: { tab: longTab(), metre: '4/4', tempo: 120, feel: 'straight', capo: 0 },
  }
  await page.evaluate((shown) => window.postMessage(shown, location.origin), shown)
  const play = page.getByRole('button', { name: 'Escuchar y practicar' })
  await play.waitFor()
  await page.evaluate(() => {
    window.frameTimes = []
    let last = performance.now()
    function frame(now: number) {
      window.frameTimes.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  console.log('\n1,200 notes: frames of the page   count  median ms   p99 ms  worst ms  over 50 ms')
  await page.waitForTimeout(5_000)
  await report(page, 'silent')
  await play.click()
  await page.waitForFunction(() => document.querySelector('[data-playing]'))
  await report(page, 'the player opens')
  await page.waitForTimeout(SECONDS * 1000)
  await report(page, `${SECONDS} s of music`)
  await page.close()
}

/** Prints the frames since the last report. */
async function report(page: Page, name: string) {
  const frames = await page.evaluate(() => window.frameTimes.splice(0))
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(1).padStart(9))
  const over = frames.filter((ms) => ms > 50).length
  console.log(
    [
      name.padEnd(32),
      String(frames.length).padStart(6),
      ...figures,
      String(over).padStart(10),
    ].join(' '),
  )
}
