import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { freePort, startServer } from '../../../scripts/lib/server.mjs'
import { readJson } from '../../../scripts/lib/tools.mjs'
import { startProxy } from './proxy.ts'

/** Ways in which a Studio loses its server: connection cut, browser offline, server killed. */
export const outages = ['cut', 'offline', 'killed'] as const
export type Outage = (typeof outages)[number]

/** A server of its own behind a proxy, and browsers in which the captain has signed in. */
export interface School {
  /** The lake, reached past the proxy. */
  lake: SanityClient
  url: string
  /** A window of a captain who has signed in. */
  openWindow(): Promise<BrowserContext>
  /** Takes the server away from `windows`; returns the function that restores it. */
  lose(outage: Outage, windows: BrowserContext[]): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** @param given a browser to use, which stays open; one of its own otherwise */
export async function openSchool(given?: Browser): Promise<School> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reconnect-'))
  const proxy = await startProxy()
  const url = `http://localhost:${proxy.port}`
  const start = async () => {
    const port = await freePort()
    proxy.target = port
    return startServer(dataDir, { PORT: String(port), SITE_URL: url })
  }
  let server = await start()
  const captain = await readJson('scripts/captain.ts', ['reconnect@e2e.test'], server.env)
  const { lake } = await readJson('scripts/keys.ts', [], server.env)
  const browser =
    given ??
    (await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    }))

  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto('/acceso?redirectTo=%2Fadmin')
  await page.locator('input[name=email]').fill(captain.email)
  await page.locator('input[name=password]').fill(captain.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').click()
  await page.waitForURL(/\/admin$/)
  const storageState = await context.storageState()
  await context.close()

  return {
    url,
    get lake() {
      return createClient({
        ...lake,
        apiHost: `http://localhost:${proxy.target}/lake`,
        apiVersion: '2025-02-19',
        perspective: 'raw',
        useProjectHostname: false,
        useCdn: false,
      })
    },
    openWindow: () =>
      browser.newContext({ baseURL: url, storageState, viewport: { width: 1280, height: 900 } }),
    async lose(outage, windows) {
      if (outage === 'cut') {
        await proxy.cut()
        return () => proxy.restore()
      }
      if (outage === 'offline') {
        await Promise.all(windows.map((window) => window.setOffline(true)))
        return async () => {
          await Promise.all(windows.map((window) => window.setOffline(false)))
        }
      }
      await proxy.cut()
      await server.kill()
      return async () => {
        server = await start()
        await proxy.restore()
      }
    },
    async close() {
      if (!given) await browser.close()
      await server.stop()
      await proxy.cut()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
