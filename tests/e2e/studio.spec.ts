import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import sharp from 'sharp'
import { test as base, expect as baseExpect } from './fixtures.ts'

/** The Studio is a large application: opening it takes seconds on a busy machine. */
const expect = baseExpect.configure({ timeout: 20_000 })

/** The visitor's first reload after the publish was acknowledged must come within this (ms). */
const FRESH_WITHIN = 1000

const credentials = {
  email: process.env.E2E_CAPTAIN_EMAIL ?? '',
  password: process.env.E2E_CAPTAIN_PASSWORD ?? '',
}
const { lake } = JSON.parse(process.env.E2E_KEYS ?? '{}')

/** A tool outside the browser: the unmodified client, as anybody would use it. */
const client = createClient({
  ...lake,
  apiVersion: '2025-02-19',
  perspective: 'raw',
  useProjectHostname: false,
  useCdn: false,
})

/** `studio`: a page in which the captain is signed in and the Studio has opened. */
const test = base.extend<{ studio: Page }>({
  studio: async ({ page }, use) => {
    await signIn(page)
    await use(page)
  },
})

test.describe.configure({ timeout: 90_000 })

test('a publish is on the page at the next load, in the history and with other clients', async ({
  studio,
  browser,
  baseURL,
}) => {
  await keeping('homePage', async () => {
    const visitor = await browser.newPage({ baseURL })
    await visitor.goto('/')
    const title = `Rumbo nuevo ${randomInt(1e9)}`
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

    const events: { transition?: string; result?: unknown }[] = []
    const listening = Promise.withResolvers<void>()
    const listener = client
      .listen('*[_id == "homePage"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) =>
        event.type === 'welcome' ? listening.resolve() : events.push({ ...event }),
      )
    await listening.promise

    await open(studio, 'pages;homePage', studio.getByTestId('field-hero'))
    await studio.getByTestId('field-hero').getByRole('button', { name: 'Cabecera' }).click()
    await studio.getByTestId('field-hero.title[_key=="es"].value').getByRole('textbox').fill(title)
    await expect(studio.getByTestId('action-publish')).toBeEnabled()
    await expect.poll(() => heroTitle('drafts.homePage')).toBe(title)
    expect(await (await visitor.request.get('/')).text()).not.toContain(title)
    expect(events).toEqual([])

    const acknowledged = await publish(studio)
    await expect
      .poll(async () => (await visitor.request.get('/')).text(), {
        timeout: FRESH_WITHIN,
        intervals: [20],
      })
      .toContain(title)
    const freshAfter = Date.now() - acknowledged
    test.info().annotations.push({ type: 'publish to page', description: `${freshAfter} ms` })
    expect(freshAfter).toBeLessThan(FRESH_WITHIN)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

    await expect.poll(() => events.map(({ transition }) => transition)).toEqual(['update'])
    expect(JSON.stringify(events[0]?.result)).toContain(title)
    listener.unsubscribe()

    await studio.getByTestId('pane-context-menu-button').last().click()
    await studio.getByTestId('action-history').click()
    await expect(studio.getByTestId('timeline-item-button').first()).toContainText('Published')
    await visitor.close()
  })
})

test('an image uploaded and cropped on a level is on its page', async ({
  studio,
  browser,
  baseURL,
}) => {
  await keeping('level-grumete', async () => {
    await open(
      studio,
      'school;level;level-grumete,path=image',
      studio.getByTestId('document-panel-document-title'),
    )
    const field = studio.getByTestId('image-input').filter({ has: studio.locator('[id="image"]') })
    await field.getByTestId('options-menu-button').click()
    const chooser = studio.waitForEvent('filechooser')
    await studio.getByTestId('file-input-upload-button').last().click()
    await (await chooser).setFiles({
      name: 'mar.png',
      mimeType: 'image/png',
      buffer: await picture(),
    })
    const before = await imageOf('level-grumete')
    await expect.poll(() => imageOf('drafts.level-grumete').then(refOf)).toMatch(/-1200x800-png$/)
    const { asset } = await imageOf('drafts.level-grumete')
    expect(asset._ref).not.toBe(before.asset._ref)

    await field.getByTestId('options-menu-edit-details').click()
    const dialog = studio.getByRole('dialog')
    await drag(studio, dialog.locator('[data-handle="crop-right"]'), -60)
    await drag(studio, dialog.locator('[data-handle="hotspotHandle"]'), -60)
    await dialog.getByRole('button', { name: 'Close dialog' }).click()
    await expect
      .poll(() => imageOf('drafts.level-grumete'))
      .toMatchObject({ crop: { left: 0 }, hotspot: { _type: 'sanity.imageHotspot' } })

    await publish(studio)
    const published = await imageOf('level-grumete')
    expect(published.asset).toEqual(asset)
    expect(published.crop.right).toBeGreaterThan(0.05)
    expect(published.hotspot.width).toBeLessThan(1)

    const visitor = await browser.newPage({ baseURL })
    const hash = asset._ref.split('-')[1] ?? asset._ref
    await expect
      .poll(async () => (await visitor.request.get('/niveles')).text(), { timeout: FRESH_WITHIN })
      .toContain(hash)
    await visitor.goto('/niveles')
    const image = visitor.locator('#inicial').locator(`img[src*="${hash}"]`)
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await visitor.close()
  })
})

test('lists show documents in order, with thumbnails', async ({ studio }) => {
  const pane = studio.getByTestId('document-list-pane')
  await open(studio, 'school;level', pane)
  const items = pane.getByTestId('default-preview').or(pane.getByTestId('compact-preview'))
  await expect(items).toHaveText([/Grumete/, /Marinero/, /Capitán/])
  await expect(items.first().locator('img')).toBeVisible()
})

test('a lesson opens as what everybody reads and what only members do', async ({ studio }) => {
  const pane = studio.getByTestId('document-pane')
  await open(studio, 'school;lesson;lesson-rasgueo;members', pane)
  await expect(pane).toContainText('Mira a alguien remar')
  await studio.getByRole('link', { name: 'Ficha pública' }).click()
  await expect(pane.getByTestId('field-minutes')).toBeVisible()
  await studio.getByTestId('new-document-button').click()
  await expect(studio.getByTestId('create-new-lesson')).toBeVisible()
  await expect(studio.getByTestId('create-new-memberContent')).toHaveCount(0)
})

test('search finds a document and opens it', async ({ studio }) => {
  await studio.getByTestId('studio-search').click()
  await studio.locator('input:focus').fill('pentatónica')
  await studio
    .getByTestId('search-results')
    .getByText(/pentatónica/)
    .first()
    .click()
  await expect(studio.getByTestId('document-panel-document-title')).toContainText('pentatónica')
})

test('Vision runs a query', async ({ studio }) => {
  await studio.goto('/studio/vision')
  const editor = studio.getByTestId('vision-query-editor').locator('.cm-content')
  await editor.fill('{"niveles": count(*[_type == "level"])}')
  await studio.getByRole('button', { name: 'Fetch' }).click()
  await expect(studio.getByTestId('vision-result')).toContainText(/niveles\W+3/)
})

test('the pages that exist once can be neither deleted nor made again', async ({ studio }) => {
  await open(studio, 'settings;siteSettings', studio.getByTestId('action-publish'))
  await expect(studio.getByTestId('action-Delete')).toHaveCount(0)
  await studio.getByTestId('new-document-button').click()
  await expect(studio.getByTestId('create-new-level')).toBeVisible()
  await expect(studio.getByTestId('create-new-siteSettings')).toHaveCount(0)
  await expect(studio.getByTestId('create-new-homePage')).toHaveCount(0)
})

test('what is typed before the session ends is saved when the captain signs in again', async ({
  studio,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401|Unauthorized - You must be signed in/)
  // A validator's question waits with the rest.
  complaints.allow(/Custom validator at .+ has taken more than/)
  await keeping('article-5-riffs-faciles', async () => {
    const field = studio.getByTestId('field-title').getByRole('textbox').first()
    await open(studio, 'school;article;article-5-riffs-faciles', field)
    // The session ends between typing and saving: a notice that opens earlier would take the keys.
    await studio.route(
      '**/data/actions/**',
      async (write) => {
        await context.request.post('/salir', { headers: { origin: new URL(studio.url()).origin } })
        await write.continue()
      },
      { times: 1 },
    )

    const title = `Riffs del muelle ${randomInt(1e9)}`
    await field.fill(title)
    const dialog = studio.getByRole('dialog', { name: 'Tu sesión ha terminado' })
    await expect(dialog).toBeVisible()
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Entrar en otra pestaña' }).click()
    const tab = await opened
    await enter(tab)
    await tab.waitForURL((url) => !url.pathname.startsWith('/acceso'))
    await tab.close()

    await dialog.getByRole('button', { name: 'Ya he entrado' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => titleOf('drafts.article-5-riffs-faciles')).toBe(title)
    await expect(field).toHaveValue(title)
  })
})

test('an article taken off the site leaves the landing page and stays as a draft', async ({
  studio,
  request,
}) => {
  const article = await client.fetch<{ _id: string; slug: string }>(
    // One that no other article refers to: those cannot be taken off.
    `*[_type == "article" && !(_id in path("drafts.**")) && count(*[references(^._id)]) == 0]
      | order(publishedAt desc)[0] {_id, "slug": slug.current}`,
  )
  const landing = async () => (await request.get('/')).text()
  const link = `/blog/${article.slug}"`
  await keeping(article._id, async () => {
    expect(await landing()).toContain(link)
    const actions = studio.getByRole('button', { name: 'Open document actions' })
    await open(studio, `school;article;${article._id}`, actions)
    // While the document is still loading, the Studio may draw its menu anew and so close it.
    const withdraw = studio.getByRole('menuitem', { name: 'Retirar de la web' })
    await expect(async () => {
      if (!(await withdraw.isVisible())) await actions.click({ timeout: 5000 })
      await withdraw.click({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    await studio.getByRole('button', { name: 'Retirar', exact: true }).click()
    await expect.poll(() => titleOf(article._id)).toBeNull()
    await expect.poll(landing, { timeout: FRESH_WITHIN }).not.toContain(link)
    expect(await titleOf(`drafts.${article._id}`)).toBeTruthy()
  })
})

/** Signs in where the Studio sends a stranger: the site's own page. */
async function signIn(page: Page) {
  await page.goto('/studio')
  await page.waitForURL(/\/acceso\?/)
  await enter(page)
  await page.waitForURL(/\/studio\/structure/)
  await expect(page.getByTestId('structure-tool-list-pane')).toContainText('Escuela')
}

/** Fills in and sends the form of the site's log-in page. */
async function enter(page: Page) {
  await page.locator('input[name=email]').fill(credentials.email)
  await page.locator('input[name=password]').fill(credentials.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').click()
}

/** Opens panes of the structure by their path, and waits for what they should show. */
async function open(studio: Page, panes: string, shown: Locator) {
  await studio.goto(`/studio/structure/${panes}`)
  await expect(shown.first()).toBeVisible()
}

/** Publishes the open document; answers when the server's acknowledgement arrived (ms, epoch). */
async function publish(studio: Page): Promise<number> {
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

/** Drags an SVG handle sideways by `dx` pixels. */
async function drag(page: Page, handle: Locator, dx: number) {
  await expect(handle).toBeVisible()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y, { steps: 5 })
  await page.mouse.up()
}

/** Runs `change` and puts the published document back as it was, without a draft. */
async function keeping(id: string, change: () => Promise<void>) {
  const original = await client.getDocument(id)
  if (!original) throw new Error(`No document ${id} to begin with`)
  try {
    await change()
  } finally {
    const { _rev, ...content } = original
    await client.transaction().createOrReplace(content).delete(`drafts.${id}`).commit()
  }
}

async function heroTitle(id: string): Promise<string | undefined> {
  return client.fetch('*[_id == $id][0].hero.title[language == "es"][0].value', { id })
}

/** The Spanish title of an article; null when there is no such document. */
async function titleOf(id: string): Promise<string | null> {
  return client.fetch('*[_id == $id][0].title[language == "es"][0].value', { id })
}

interface LevelImage {
  asset: { _ref: string }
  crop: { right: number }
  hotspot: { width: number }
}

async function imageOf(id: string): Promise<LevelImage> {
  return client.fetch('*[_id == $id][0].image', { id })
}

const refOf = (image: LevelImage | null) => image?.asset._ref ?? ''

/** A picture that no earlier run has uploaded. */
function picture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
}
