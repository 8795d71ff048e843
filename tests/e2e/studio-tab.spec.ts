import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { DEFAULT_METRE, isProblem, readScore } from '../../domain/music/score.ts'
import { STANDARD_TUNING } from '../../domain/music/write-tab.ts'
import { TAB_FRAME_PATH } from '../../domain/tab-frame.ts'
import { writeMusicXml } from '../../studio/tab-editor/write-musicxml.ts'
import { captain } from './dataset.ts'
import { expectAccessible, expectFits } from './page.ts'
import { expect, open, test } from './studio.ts'

test.describe.configure({ timeout: 180_000 })

/** Bars in 4/4 with these second strings. */
const bars = (...seconds: string[]) =>
  STANDARD_TUNING.map((name) =>
    [name, ...seconds.map((line) => (name === 'B' ? line : '').padEnd(17, '-')), ''].join('|'),
  ).join('\n')

/** Opens a tab in a draft of its own, which goes afterwards. */
async function withTab(
  studio: Page,
  tab: string,
  run: (stored: () => Promise<Record<string, unknown>>) => Promise<void>,
) {
  const id = `article-tablatura-${randomInt(1e9)}`
  const block = { _key: 't', _type: 'tablature', title: 'La escala', tab, metre: '4/4', tempo: 90 }
  const value = [{ ...block, feel: 'straight', capo: 0 }]
  const body = [{ _key: 'es', _type: 'internationalizedArrayRichTextValue', language: 'es', value }]
  await captain.create({ _id: `drafts.${id}`, _type: 'article', body })
  try {
    const path = encodeURIComponent('body[_key=="es"].value[_key=="t"]')
    await open(studio, `school;article;${id},path=${path}`, frameButton(studio))
    await run(() => captain.fetch('*[_id == $id][0].body[0].value[0]', { id: `drafts.${id}` }))
  } finally {
    await captain.delete(`drafts.${id}`)
  }
}

const form = (studio: Page) => studio.getByRole('dialog').last()
const frameButton = (studio: Page) => studio.getByRole('button', { name: 'Ver y escuchar' })
const frame = (studio: Page) =>
  studio.frameLocator('iframe[title="La tablatura, como la ven y la oyen los lectores"]')
const drawnBars = (studio: Page) => frame(studio).locator('svg[data-bar]')
const cell = (studio: Page, number: number, name: string) =>
  form(studio)
    .getByRole('grid', { name: `Compás ${number}` })
    .getByRole('gridcell', { name })

test('a melody is typed by note values, and seen and heard as readers will', async ({ studio }) => {
  await withTab(studio, bars(''), async (stored) => {
    const tab = async () => (await stored()).tab
    await cell(studio, 1, 'Cuerda 2, tiempo 1: vacía').click()
    await studio.keyboard.press('5')
    await expect.poll(tab).toBe(bars('-5'))
    await frameButton(studio).click()
    await expect(drawnBars(studio)).toHaveCount(1)
    await expect(frame(studio).getByText('La escala')).toBeVisible()

    // A quarter, two eighths, and a half with a dot, which leads into a new bar.
    await cell(studio, 1, 'Cuerda 2, tiempo 1: traste 5').click()
    for (const key of ['Enter', '<', '7', 'Enter', '8', 'Enter', '>', '>', '.', '1', '0', 'Enter'])
      await studio.keyboard.press(key)
    await expect(form(studio).getByRole('button', { name: 'Puntillo' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(cell(studio, 2, 'Cuerda 2, tiempo 2: vacía')).toBeFocused()
    await studio.keyboard.press('3')
    await expect.poll(tab).toBe(bars('-5---7-8-10', '-----3'))
    await expect(drawnBars(studio)).toHaveCount(2)

    await frame(studio).getByRole('button', { name: 'Escuchar y practicar' }).click()
    await expect(frame(studio).locator('figure[data-playing]')).toBeVisible()
    const height = () =>
      frame(studio)
        .locator('body')
        .evaluate(() => innerHeight)
    const needed = () =>
      frame(studio)
        .locator('figure')
        .evaluate((figure) => figure.getBoundingClientRect().bottom)
    await expect.poll(async () => (await height()) - (await needed())).toBeLessThan(40)
    expect(await height()).toBeGreaterThan(await needed())
  })
})

test('a bar that does not add up is marked, is silent for readers, and is completed', async ({
  studio,
}) => {
  await withTab(studio, bars('-5').replaceAll('--|', '|'), async (stored) => {
    await expect(form(studio).locator('.tab-bar[data-problem]')).toContainText('no cuadra')
    await frameButton(studio).click()
    await expect(frame(studio).getByText('todavía no suena')).toBeVisible()
    await cell(studio, 1, 'Cuerda 2, columna 1: traste 5').click()
    await studio.keyboard.press('Enter')
    await expect(form(studio).getByText('complétalo antes de seguir')).toBeVisible()
    await form(studio).getByRole('button', { name: 'Completar compás' }).click()
    await expect(form(studio).locator('.tab-bar[data-problem]')).toHaveCount(0)
    await expect(frame(studio).getByRole('button', { name: 'Escuchar y practicar' })).toBeVisible()
    await expect.poll(async () => (await stored()).tab).toBe(bars('-5'))
  })
})

test('the palm is laid on notes in the grid, and drawn as readers see it', async ({ studio }) => {
  await withTab(studio, bars('-5---7'), async (stored) => {
    await form(studio).getByRole('button', { name: 'Línea de la palma (PM)' }).click()
    await cell(studio, 1, 'Palma, tiempo 2: vacía').click()
    await studio.keyboard.press('=')
    await expect(cell(studio, 1, 'Palma, tiempo 2: palma apoyada')).toBeFocused()
    await studio.keyboard.press('ArrowDown')
    await expect(cell(studio, 1, 'Cuerda 1, tiempo 2: vacía')).toBeFocused()
    await expect
      .poll(async () => (await stored()).tab)
      .toBe(`PM|-----=-----------|\n${bars('-5---7')}`)
    await frameButton(studio).click()
    await expect(drawnBars(studio)).toHaveCount(1)
    await expect(frame(studio).locator('figure').first()).toContainText('P.M.')
  })
})

test('what the grid does not understand is left alone', async ({ studio }) => {
  const odd = bars('-5').replace('5', '♪')
  await withTab(studio, odd, async (stored) => {
    await expect(form(studio).getByText('La cuadrícula no se ofrece')).toContainText('«♪»')
    await expect(form(studio).getByRole('grid')).toHaveCount(0)
    await frameButton(studio).click()
    await expect(frame(studio).locator('pre')).toHaveText(odd)
    await expect(frame(studio).getByRole('button')).toHaveCount(0)
    expect((await stored()).tab).toBe(odd)
  })
})

test('a file is imported into the fields, and exported from them', async ({ studio }) => {
  const score = readScore(bars('-3---5---7---8'), DEFAULT_METRE)
  if (isProblem(score)) throw new Error(score.kind)
  const music = { tuning: STANDARD_TUNING, score, tempo: 112, feel: 'straight', capo: 2 } as const
  await withTab(studio, bars(''), async (stored) => {
    await form(studio)
      .getByLabel('Archivo de Guitar Pro o MusicXML')
      .setInputFiles({
        name: 'escala.musicxml',
        mimeType: 'application/xml',
        buffer: Buffer.from(writeMusicXml(music)),
      })
    await expect(form(studio).getByText('4/4, 4 notas: todo cabe.')).toBeVisible()
    await form(studio).getByRole('button', { name: 'Sustituir la tablatura' }).click()
    await expect
      .poll(stored)
      .toMatchObject({ title: 'La escala', tab: bars('-3---5---7---8'), tempo: 112, capo: 2 })
    await expect(cell(studio, 1, 'Cuerda 2, tiempo 4: traste 8')).toBeVisible()

    const download = studio.waitForEvent('download')
    await form(studio).getByRole('button', { name: 'Exportar MusicXML' }).click()
    expect((await download).suggestedFilename()).toBe('La-escala.musicxml')
  })
})

test('the page in the frame shows what its own origin says, and nothing else', async ({
  studio: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(TAB_FRAME_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablatura')
  await expect(page.locator('header, footer, nav')).toHaveCount(0)
  const say = (origin: string, fields: object) =>
    page.evaluate(
      ([origin, data]) =>
        dispatchEvent(new MessageEvent('message', { origin, data, source: window })),
      [origin, { type: 'tab-shown', fields }] as const,
    )
  const { origin } = new URL(page.url())
  const figure = page.locator('figure')
  const tab = `${bars('-5---7-8-10h12')}\n\n${bars('-3')}`

  await expect(async () => {
    await say(origin, { title: 'De casa', tab })
    await expect(figure).toContainText('De casa', { timeout: 1_000 })
  }).toPass()
  await say('https://evil.example', { title: 'De fuera', tab })
  await say(origin, { title: 'Sin tablatura' })
  await expect(figure).toContainText('De casa')
  await expectAccessible(page)
  await expectFits(page)
})
