import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated, main } from './page.ts'

const BLUES = '/blog/blues-12-compases'

const chart = (page: Page) =>
  main(page)
    .getByRole('figure')
    .filter({ has: page.locator('[data-chord]') })
    .first()
const tab = (page: Page) =>
  main(page)
    .locator('figure[data-score]')
    .filter({ has: page.locator('pre') })
    .first()

/** Opens the settings beside the first chords of a text. */
async function openNotation(page: Page, name: string) {
  await (await hydrated(chart(page).locator('summary').filter({ hasText: name }))).click()
}

test('chords are named as readers of each language know them, from the first visit on', async ({
  page,
}) => {
  for (const [path, ...names] of [
    [BLUES, 'La7', 'Re7'],
    [`/en${BLUES}`, 'A7', 'D7'],
    [`/de${BLUES}`, 'A7', 'D7'],
    [`/fr${BLUES}`, 'La7', 'Ré7'],
    [`/ru${BLUES}`, 'A7', 'D7'],
  ] as const) {
    await page.goto(path)
    for (const name of names) await expect(chart(page)).toContainText(name)
  }
})

test('names that a reader chooses hold on the whole site, and on the next visit', async ({
  page,
}) => {
  await page.goto(BLUES)
  await openNotation(page, 'Notación y mano')
  await chart(page).getByText('C D E F G A B').click()
  await expect(chart(page)).toContainText('A7')
  await page.goto('/afinador')
  await expect(main(page).getByRole('button', { name: '6.ª cuerda, E' })).toBeVisible()
  await page.goto(`/fr${BLUES}`)
  await expect(chart(page)).toContainText('A7')
})

test('a left-handed reader sees diagrams and fretboard mirrored, on every page', async ({
  page,
}) => {
  await page.goto(BLUES)
  const diagram = () => chart(page).getByRole('img').first().innerHTML()
  await hydrated(chart(page).locator('button').first())
  const right = await diagram()
  await tab(page).getByRole('button', { name: 'Escuchar y practicar' }).click()
  await tab(page).getByRole('button', { name: 'Pausa' }).click()
  const nut = () => tab(page).locator('[data-part="nut"]').getAttribute('d')
  const rightNut = await nut()
  await tab(page).getByRole('button', { name: 'Ajustes de práctica' }).click()
  await tab(page).getByLabel('Guitarra para zurdos').check()
  await expect.poll(nut).not.toBe(rightNut)
  await expect.poll(diagram).not.toBe(right)
  await page.reload()
  await expect.poll(diagram).not.toBe(right)
})
