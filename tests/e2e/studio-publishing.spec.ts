import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { captain } from './dataset.ts'
import { expect, open, publish, restoring, test, titleOf } from './studio.ts'

test.describe.configure({ timeout: 180_000 })

test('a publish is on the page at the next load, in the history and in other clients', async ({
  studio,
  browser,
  baseURL,
}) => {
  await restoring('homePage', async () => {
    const visitor = await browser.newPage({ baseURL })
    await visitor.goto('/')
    const title = `Rumbo nuevo ${randomInt(1e9)}`
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

    const events: { transition?: string; result?: unknown }[] = []
    const listening = Promise.withResolvers<void>()
    const listener = captain
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
      .poll(async () => (await visitor.request.get('/')).text(), { intervals: [20] })
      .toContain(title)
    const freshAfter = `${Date.now() - acknowledged} ms`
    test.info().annotations.push({ type: 'publish to page', description: freshAfter })
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
  await restoring('level-grumete', async () => {
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
    await expect.poll(async () => (await visitor.request.get('/niveles')).text()).toContain(hash)
    await visitor.goto('/niveles')
    const image = visitor.locator('#inicial').locator(`img[src*="${hash}"]`)
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await visitor.close()
  })
})

test('an unpublished article disappears from the landing page and stays as a draft', async ({
  studio,
  request,
}) => {
  const article = await captain.fetch<{ _id: string; slug: string }>(
    // One that no other article refers to: those cannot be taken off.
    `*[_type == "article" && !(_id in path("drafts.**")) && count(*[references(^._id)]) == 0]
      | order(publishedAt desc)[0] {_id, "slug": slug.current}`,
  )
  const landing = async () => (await request.get('/')).text()
  const link = `/blog/${article.slug}"`
  await restoring(article._id, async () => {
    expect(await landing()).toContain(link)
    const actions = studio.getByRole('button', { name: 'Open document actions' })
    await open(studio, `school;article;${article._id}`, actions)
    await actions.click()
    await studio.getByRole('menuitem', { name: 'Retirar de la web' }).click()
    const confirm = studio.getByRole('button', { name: 'Retirar', exact: true })
    await confirm.click()
    await expect.poll(() => titleOf(article._id)).toBeNull()
    await expect.poll(landing).not.toContain(link)
    expect(await titleOf(`drafts.${article._id}`)).toBeTruthy()
  })
})

test('an article with an invalid slug is not published; with a proposed one it is', async ({
  studio,
}) => {
  const id = 'article-5-riffs-faciles'
  await restoring(id, async () => {
    const original = await captain.getDocument(id)
    if (!original) throw new Error('No article to begin with')
    const { _rev, ...article } = original
    const slug = { _type: 'slug', current: 'Con espacios y Ñ' }
    await captain.create({ ...article, _id: `drafts.${id}`, slug })

    const field = studio.getByTestId('field-slug')
    const button = studio.getByTestId('action-publish')
    await open(studio, `school;article;${id}`, field.getByRole('textbox'))
    await expect(field.getByTestId('input-validation-icon-error')).toBeVisible()
    await expect(button).toBeDisabled()
    await field.getByRole('button', { name: 'Generate' }).click()
    const proposed = '5-riffs-faciles-que-suenan-dificiles'
    await expect(field.getByRole('textbox')).toHaveValue(proposed)
    await expect(button).toBeEnabled()
    await publish(studio)
    await expect
      .poll(async () => (await studio.request.get(`/blog/${proposed}`)).status())
      .toBe(200)
  })
})

test('an article with a future date is marked as scheduled, and on no page until then', async ({
  studio,
}) => {
  const id = 'article-cambiar-cuerdas'
  const path = '/blog/cambiar-cuerdas'
  await restoring(id, async () => {
    const date = (ms: number) =>
      captain
        .patch(id)
        .set({ publishedAt: new Date(Date.now() + ms).toISOString() })
        .commit()
    await date(3_600_000)
    await open(studio, `school;article;${id}`, studio.getByTestId('field-publishedAt'))
    const badge = studio.getByText('Programado', { exact: true })
    await expect(badge.first()).toBeVisible()
    await expect.poll(async () => (await studio.request.get(path)).status()).toBe(404)
    await date(-1000)
    await expect(badge).toHaveCount(0)
    await expect.poll(async () => (await studio.request.get(path)).status()).toBe(200)
  })
})

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

async function heroTitle(id: string): Promise<string | undefined> {
  return captain.fetch('*[_id == $id][0].hero.title[language == "es"][0].value', { id })
}

interface LevelImage {
  asset: { _ref: string }
  crop: { right: number }
  hotspot: { width: number }
}

async function imageOf(id: string): Promise<LevelImage> {
  return captain.fetch('*[_id == $id][0].image', { id })
}

const refOf = (image: LevelImage | null) => image?.asset._ref ?? ''

/** A picture that no earlier run has uploaded. */
function picture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
}
