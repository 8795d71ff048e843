import type { BrowserContext, Locator, Page } from '@playwright/test'
import { captain } from './dataset.ts'
import { test as base, expect as baseExpect } from './fixtures.ts'

/** The Studio is a large application: opening it takes half a minute on a machine that is very busy. */
export const expect = baseExpect.configure({ timeout: 60_000 })

const credentials = {
  email: process.env.E2E_CAPTAIN_EMAIL ?? '',
  password: process.env.E2E_CAPTAIN_PASSWORD ?? '',
}

/** The Studio reports that its user has left while the closing page closes its socket. */
const LATE_PRESENCE = /WebSocket is already in CLOSING or CLOSED state/

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * `studio`: a page of a signed-in user. The captain signs in once for all the tests of a worker, so none of
 * them may end that session: a test that has to signs in with `enter`.
 */
export const test = base.extend<{ studio: Page }, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser }, use, { project }) => {
      const { baseURL, userAgent, locale } = project.use
      const context = await browser.newContext({ baseURL, userAgent, locale })
      const page = await context.newPage()
      await page.goto('/acceso?redirectTo=%2Fadmin')
      await enter(page)
      await page.waitForURL(/\/admin$/)
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
  studio: ({ page, complaints }, use) => {
    complaints.allow(LATE_PRESENCE)
    return use(page)
  },
})

/** Fills in and sends the form of the site's log-in page. */
export async function enter(page: Page) {
  await page.locator('input[name=email]').fill(credentials.email)
  await page.locator('input[name=password]').fill(credentials.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').click()
}

/** Opens panes of the structure by their path, and waits for what they should show. */
export async function open(studio: Page, panes: string, shown: Locator) {
  await studio.goto(`/studio/structure/${panes}`)
  await expect(shown.first()).toBeVisible()
}

/** Publishes the open document; returns when the server's acknowledgement arrived (ms, epoch). */
export async function publish(studio: Page): Promise<number> {
  const acknowledgement = studio.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') &&
      Boolean(response.request().postData()?.includes('sanity.action.document.publish')),
  )
  await studio.getByTestId('action-publish').click()
  const response = await acknowledgement
  const at = Date.now()
  expect(response.status()).toBe(200)
  return at
}

/**
 * Runs `change` and puts the published document back as it was, without a draft. Files run side by side:
 * no two of them change the same document.
 */
export async function restoring(id: string, change: () => Promise<void>) {
  const original = await captain.getDocument(id)
  if (!original) throw new Error(`No document ${id} to begin with`)
  try {
    await change()
  } finally {
    const { _rev, ...content } = original
    await captain.transaction().createOrReplace(content).delete(`drafts.${id}`).commit()
  }
}

/** The Spanish title of an article; null when there is no such document. */
export async function titleOf(id: string): Promise<string | null> {
  return captain.fetch('*[_id == $id][0].title[language == "es"][0].value', { id })
}
