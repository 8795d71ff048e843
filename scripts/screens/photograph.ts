import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { gallery } from './gallery.ts'
import { nameOf, places, type Viewer } from './places.ts'

// Photographs a running site; `scripts/screens.mjs` configures it by environment variables.

const FOLDER = join(import.meta.dirname, '../../docs/screens')
const WIDTHS = [360, 1440] as const
const SCREEN_HEIGHT = { 360: 740, 1440: 900 } as const
/** Of long pages the rest is left out (px). */
const TALLEST = { 360: 1600, 1440: 2000 } as const
/** Width of stored pictures of wide screens (px): enough to judge them. */
const WIDE_WIDTH = 800
const QUALITY = 38
/** Of these the README shows the first screen. */
const FEATURED = ['landing', 'niveles', 'tesoros', 'afinador', 'metronomo']
/** Long enough for a slow machine (ms). */
const TIMEOUT_MS = 60_000

const settings = z
  .object({
    SITE_URL: z.url(),
    CHROMIUM: z.string(),
    CAPTAIN_EMAIL: z.email(),
    CAPTAIN_PASSWORD: z.string(),
  })
  .parse(process.env)

/** A browser's window at one width, signed in if the viewer is. */
async function open(browser: Browser, width: (typeof WIDTHS)[number], viewer: Viewer) {
  const context = await browser.newContext({
    baseURL: settings.SITE_URL,
    viewport: { width, height: SCREEN_HEIGHT[width] },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  if (viewer === 'captain') await logIn(await context.newPage())
  return context
}

async function logIn(page: Page) {
  await page.goto('/acceso?redirectTo=/cuenta')
  await page.locator('main [name=email]').fill(settings.CAPTAIN_EMAIL)
  await page.locator('main [name=password]').fill(settings.CAPTAIN_PASSWORD)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(({ pathname }) => pathname === '/cuenta')
  await page.close()
}

/** Scrolls a page to its end, so that lazy content is loaded, and returns its picture. */
async function photograph(context: BrowserContext, path: string, width: (typeof WIDTHS)[number]) {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  const height = await page.evaluate(async (tallest) => {
    const shown = Math.min(tallest, document.documentElement.scrollHeight)
    for (let y = 0; y < shown; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    const inView = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < shown && image.checkVisibility(),
    )
    await Promise.all(inView.map((image) => image.decode().catch(() => {})))
    return shown
  }, TALLEST[width])
  const clip = { x: 0, y: 0, width, height }
  const picture = await page.screenshot({ fullPage: true, clip, timeout: TIMEOUT_MS })
  await page.close()
  return picture
}

/** Keeps a picture, or its upper part, small and under a name. */
async function keep(name: string, picture: Buffer, tallest?: number) {
  const { width, height } = await sharp(picture).metadata()
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, tallest ?? height) })
    .resize({ width: Math.min(width, WIDE_WIDTH) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
}

const browser = await chromium.launch({
  executablePath: settings.CHROMIUM,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
await mkdir(FOLDER, { recursive: true })
for (const name of await readdir(FOLDER)) {
  if (name.endsWith('.webp')) await rm(join(FOLDER, name))
}
for (const width of WIDTHS) {
  const windows = {
    visitor: await open(browser, width, 'visitor'),
    captain: await open(browser, width, 'captain'),
  }
  for (const place of places) {
    const picture = await photograph(windows[place.viewer], place.path, width)
    await keep(`${nameOf(place)}-${width}`, picture)
    if (width === 1440 && FEATURED.includes(nameOf(place))) {
      await keep(`${nameOf(place)}-first`, picture, SCREEN_HEIGHT[width])
    }
    console.log(`${place.path} at ${width} px`)
  }
}
await browser.close()
await writeFile(join(FOLDER, 'README.md'), gallery(places, WIDTHS))
