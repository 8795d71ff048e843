import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/lib/server.mjs'
import { type Cable, layCable } from './cable.ts'
import { engines } from './engines.ts'
import { LEAVING } from './walks.ts'

const WINDOW = { x: 0, y: 0, width: 1024, height: 768 }

/** Timeout for the driver to listen (ms). */
const START_MS = 30_000

/** WebKitGTK in a session of its own; any error that a page of the site reports fails the test. */
export const test = base.extend<{ hasMotion: boolean; cable: Cable; driver: WebDriver }>({
  // Without a graphics chip, scenes that move take a whole processor.
  hasMotion: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  cable: async ({}, use) => {
    const cable = await layCable(process.env.E2E_BASE_URL ?? '', keepComplaints)
    await use(cable)
    await cable.cut()
  },

  // The cable is cut after the browser has ended.
  driver: async ({ cable: _, hasMotion }, use, testInfo) => {
    const { service, address } = await startDriver(testInfo.outputPath('config'), hasMotion)
    try {
      const driver = await startSession(address)
      await use(driver)
      if (testInfo.errors.length > 0) {
        writeFileSync(testInfo.outputPath('page.png'), await driver.takeScreenshot(), 'base64')
      }
      const stored = await driver.executeScript<string | null>(
        "return sessionStorage.getItem('complaints')",
      )
      await driver.quit()
      const complaints = stored?.split('\n').filter((each) => each && !LEAVING.test(each))
      expect(complaints ?? []).toEqual([])
    } finally {
      const ended = once(service, 'exit')
      service.kill()
      await ended
    }
  },
})

/**
 * Runs first in every page, as WebDriver knows no console: collects reported errors, for as long as the tab is
 * open.
 */
function keepComplaints() {
  const keep = (complaint: unknown) => {
    const before = sessionStorage.getItem('complaints') ?? ''
    const line = `${location.pathname}: ${complaint}`.replaceAll('\n', ' ')
    sessionStorage.setItem('complaints', `${before}${line}\n`)
  }
  for (const level of ['error', 'warn'] as const) {
    const original = console[level]
    console[level] = (...words) => {
      keep(words.join(' '))
      original(...words)
    }
  }
  // WebKit reports what was still loading when the page is left as failed.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const failed = ({ message, target }: ErrorEvent) => {
    if (message !== undefined) keep(message)
    else if (!isLeaving)
      keep(`not loaded: ${target instanceof Element ? target.outerHTML : target}`)
  }
  addEventListener('error', failed, { capture: true })
  addEventListener('unhandledrejection', (event) => {
    // Known once every listener has handled it.
    setTimeout(() => event.defaultPrevented || keep(event.reason))
  })
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep(`blocked: ${blockedURI}`))
}

/** @param folder of the browser's settings: it asks pages for what GTK's say of animations */
async function startDriver(folder: string, hasMotion: boolean) {
  const { webkit } = engines
  if (!webkit) throw new Error('WebKitGTK is not here')
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true })
  const settings = `[Settings]\ngtk-enable-animations=${hasMotion}\n`
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings)
  const port = await freePort()
  const service: ChildProcess = spawn(webkit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: webkit.display, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_MS
  while (!(await listens(address))) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer')
  }
  return { service, address }
}

const listens = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function startSession(address: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: engines.webkit?.browser, args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect(WINDOW)
  return driver
}
