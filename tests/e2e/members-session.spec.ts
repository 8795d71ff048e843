import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chest, GIF, logOut, pick, signUp } from './members.ts'
import { notice } from './page.ts'

/** URL from which a page fetches its access token. */
const SESSION = '**/sesion'

/** A new member's media manager, under a clock that the test turns; and its access token. */
async function openManager(page: Page) {
  await signUp(page)
  await page.clock.install()
  const answer = page.waitForResponse(SESSION)
  await page.goto('/gestor-multimedia')
  await expect(page.getByText('Tu cofre está vacío')).toBeVisible()
  const { access_token, expires_in } = await (await answer).json()
  return { token: access_token as string, seconds: expires_in as number }
}

/** Lets time pass in the page and, by the token's expiry in the cookie, for the server. */
async function letPass(page: Page, seconds: number) {
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'session')
  if (!session) throw new Error('Nobody is signed in')
  const tokens = JSON.parse(Buffer.from(session.value, 'base64url').toString())
  tokens.expires_at -= seconds
  const value = Buffer.from(JSON.stringify(tokens)).toString('base64url')
  await page.context().addCookies([{ ...session, value }])
  await page.clock.fastForward(seconds * 1000)
}

/** Simulates the visibility change of a tab that is covered by another, or uncovered. */
async function show(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

/** Counts the token requests of the page from now on. */
function countRenewals(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sesion') count += 1
  })
  return () => count
}

/** Expects that the page is signed in with this token: Storage takes a file with it. */
async function expectUploadWith(page: Page, token: string) {
  const upload = page.waitForRequest('**/upload/resumable')
  await pick(page, [GIF])
  expect(await (await upload).headerValue('authorization')).toBe(`Bearer ${token}`)
  await expect(chest(page).getByRole('listitem')).toHaveCount(1)
}

test('a page renews its session before that ends', async ({ page }) => {
  const { token, seconds } = await openManager(page)
  const renewals = countRenewals(page)
  const renewal = page.waitForResponse(SESSION)
  await letPass(page, seconds - 60)
  const { access_token } = await (await renewal).json()
  expect(access_token).not.toBe(token)
  await expectUploadWith(page, access_token)
  expect(renewals()).toBe(1)
})

test('a hidden page does not renew its session, and recovers it when it is visible again', async ({
  page,
}) => {
  const { token, seconds } = await openManager(page)
  const renewals = countRenewals(page)
  await show(page, 'hidden')
  await letPass(page, seconds + 60)
  // Longer than it would take the page to ask.
  await page.evaluate(() => fetch('/healthz'))
  expect(renewals()).toBe(0)

  const renewal = page.waitForResponse(SESSION)
  await show(page, 'visible')
  const { access_token } = await (await renewal).json()
  expect(access_token).not.toBe(token)
  await expectUploadWith(page, access_token)
  expect(renewals()).toBe(1)
})

test('a page that is visible again later renews the URLs of private media', async ({ page }) => {
  await openManager(page)
  const signed = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/object/sign/practice') && answer.ok())
  const first = signed()
  await pick(page, [GIF])
  await first
  await expect(chest(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1)
  await show(page, 'hidden')
  await page.clock.fastForward(31 * 60 * 1000)
  const again = signed()
  await show(page, 'visible')
  await again
  await expect(chest(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1)
})

test('a session that was ended elsewhere is not recovered: the page shows a log-in prompt', async ({
  page,
}) => {
  const { seconds } = await openManager(page)
  await show(page, 'hidden')
  await letPass(page, seconds + 60)
  await logOut(page)
  await show(page, 'visible')
  await expect(notice(page, '¡Alto ahí, grumete!')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByLabel('Elegir archivos')).toHaveCount(0)
})
