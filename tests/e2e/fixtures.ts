import { type BrowserContext, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Collects console errors and other faults of a page; a test fails on any left at its end. */
export interface Complaints {
  /** Accepts what matches from now on: for what a test provokes on purpose. */
  allow(pattern: RegExp): void
  /** Also watches a context that the test opened by itself. */
  watch(context: BrowserContext): void
}

/** A medium of the gallery that the test of some other member has deleted meanwhile. */
export const DELETED_MEDIUM = /status of 400 .*\/object\/public\/media\//

/** Console message of Playwright for a blocked service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/**
 * Playwright's `test`, failing on any console error or warning, any uncaught error and any request to
 * a host that is not the site's, in every page of the test's context.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const found: string[] = []
      const allowed = [BLOCKED_WORKER]
      const watch = (watched: BrowserContext) =>
        watchContext(watched, new URL(baseURL ?? '').host, found)
      watch(context)
      await use({ allow: (pattern) => allowed.push(pattern), watch })
      const left = found.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
      if (left.length > 0) throw new Error(`The browser complained:\n${left.join('\n')}`)
    },
    { auto: true },
  ],
})

function watchContext(context: BrowserContext, host: string, found: string[]) {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => found.push(`uncaught: ${error.error()}`))
  const check = (address: string) => {
    const url = new URL(address)
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) {
      found.push(`foreign request: ${address}`)
    }
  }
  context.on('request', (request) => check(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => check(socket.url())))
}
