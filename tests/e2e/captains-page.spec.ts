import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './own-site.ts'
import { hydrated } from './page.ts'

const titles = { es: 'La regata', en: 'The regatta' }

const page = {
  _id: 'page-regata',
  _type: 'page',
  slug: { _type: 'slug', current: 'regata' },
  title: Object.entries(titles).map(([language, value]) => ({
    ...{ _key: language, _type: 'internationalizedArrayStringValue' },
    ...{ language, value },
  })),
  layout: 'cards',
  scene: 'bow',
  placement: ['menu', 'map'],
}

/** Its path in each language, and the names of the buttons that open menu and map. */
const readings = [
  {
    from: '/planes',
    to: '/regata',
    title: titles.es,
    menu: 'Abrir el menú',
    map: 'Mapa del tesoro',
  },
  {
    from: '/en/planes',
    to: '/en/regata',
    title: titles.en,
    menu: 'Open the menu',
    map: 'Treasure map',
  },
]

/** The links of a dialog that a button of the header opens. */
async function linksBehind(browser: Page, from: string, button: string) {
  await browser.goto(from)
  await (await hydrated(browser.locator('header').getByRole('button', { name: button }))).click()
  const dialog = browser.getByRole('dialog')
  await expect(dialog.getByRole('link')).not.toHaveCount(0)
  return dialog.getByRole('link')
}

test('a page that the captain creates is in the menu and on the map, until it is removed', async ({
  page: browser,
  site,
}) => {
  await site.dataset.create(page)
  for (const { from, to, title, menu, map } of readings) {
    for (const button of [menu, map]) {
      // A publication reaches the pages with a delay.
      await expect(async () => {
        const link = (await linksBehind(browser, from, button)).filter({ hasText: title })
        await expect(link).toHaveAttribute('href', to, { timeout: 1_000 })
      }).toPass()
      await browser.getByRole('dialog').getByRole('link', { name: title }).click()
      await expect(browser).toHaveURL(new RegExp(`${to}$`))
      await expect(browser.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  }

  await site.dataset
    .patch(page._id)
    .set({ placement: ['menu'] })
    .commit()
  for (const { from, title, menu, map } of readings) {
    await expect(async () => {
      const onMap = (await linksBehind(browser, from, map)).filter({ hasText: title })
      await expect(onMap).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    const inMenu = (await linksBehind(browser, from, menu)).filter({ hasText: title })
    await expect(inMenu).toHaveCount(1)
  }

  await site.dataset.patch(page._id).set({ placement: [] }).commit()
  for (const { from, menu } of readings) {
    // At this width the header has room for the school's own links: its menu was there for the page.
    await expect(async () => {
      await browser.goto(from)
      const header = browser.locator('header')
      await expect(header.getByRole('button', { name: menu })).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }
})
