import { randomInt } from 'node:crypto'
import { captain as dataset } from './dataset.ts'
import { expect, publish, restoring, test } from './studio.ts'

test.describe.configure({ timeout: 180_000 })

const ARTICLE = 'article-modos-griegos'
const PATH = '/blog/modos-griegos'
const DESK = '/studio/traducciones'

const titleIn = (language: string) =>
  dataset.fetch('*[_id == $id][0].title[language == $language][0]', { id: ARTICLE, language })

test('a changed Spanish text outdates its translations, which the desk edits by keyboard', async ({
  studio,
}) => {
  await restoring(ARTICLE, async () => {
    const spanish = `Los modos griegos, otra vez ${randomInt(1e9)}`
    await dataset.patch(ARTICLE, { set: { 'title[language=="es"].value': spanish } }).commit()

    await studio.goto(DESK)
    await studio.getByLabel('Estado').selectOption('Por revisar')
    const cell = studio.getByRole('button', { name: `${spanish}, Deutsch: 1 por revisar` })
    await cell.focus()
    await studio.keyboard.press('ArrowRight')
    await expect(studio.getByRole('button', { name: `${spanish}, Italiano` })).toBeFocused()
    await studio.keyboard.press('ArrowLeft')
    await studio.keyboard.press('Enter')

    const title = studio.getByRole('region', { name: 'Título', exact: true })
    await expect(title).toContainText('Por revisar')
    await expect(title).toContainText(spanish)
    const german = `Die griechischen Modi ${randomInt(1e9)}`
    await title.getByRole('textbox').fill(german)
    await studio.keyboard.press('Control+Enter')
    await expect(title).toContainText('Al día')
    await expect(title.getByRole('textbox')).not.toBeFocused()
    await studio.getByRole('button', { name: 'Publicar' }).click()
    await expect(studio.getByRole('button', { name: 'Publicado' })).toBeDisabled()
    await expect.poll(async () => (await titleIn('de')).value).toBe(german)
    expect((await titleIn('de')).translatedFrom).not.toBe((await titleIn('fr')).translatedFrom)

    await studio.goto(`/de${PATH}`)
    await expect(studio.getByRole('heading', { level: 1 })).toHaveText(german)
    await studio.goto(`/fr${PATH}`)
    await expect(studio.getByRole('heading', { level: 1 })).not.toHaveText(german)
  })
})

test('a paragraph is translated beside its source, its links and music stay', async ({
  studio,
}) => {
  await restoring(ARTICLE, async () => {
    const body = 'body[language == "de"][0].value'
    const blocks = () => dataset.fetch(`*[_id == $id][0].${body}`, { id: ARTICLE })
    const before = await blocks()
    await studio.goto(`${DESK}/${ARTICLE}/de`)
    const text = studio.getByRole('region', { name: 'Texto', exact: true })
    await text.getByRole('textbox').first().fill('Ein **neuer** Anfang.')
    await studio.keyboard.press('Tab')
    await expect
      .poll(() =>
        dataset.fetch(`*[_id == "drafts." + $id][0].${body}[0].children[].text`, { id: ARTICLE }),
      )
      .toEqual(['Ein ', 'neuer', ' Anfang.'])
    await studio.getByRole('button', { name: 'Publicar' }).click()
    await expect.poll(async () => (await blocks())[0].children.length).toBe(3)
    expect((await blocks()).slice(1)).toEqual(before.slice(1))
  })
})

test('a callout is translated from nothing, piece by piece; until then its page shows the rest in Spanish', async ({
  studio,
}) => {
  const slug = `recuadro-${randomInt(1e9)}`
  const id = `article-${slug}`
  const original = await dataset.getDocument(ARTICLE)
  if (!original) throw new Error('No article to begin with')
  const { _rev, related, ...article } = original
  const spanishOnly = (type: string, value: unknown) => [
    { _key: 'es', _type: `internationalizedArray${type}Value`, language: 'es', value },
  ]
  await dataset.create({
    ...article,
    _id: id,
    slug: { _type: 'slug', current: slug },
    publishedAt: '2025-01-01T08:00:00Z',
    title: spanishOnly('String', 'El recuadro'),
    summary: spanishOnly('Text', 'De dos piezas.'),
    body: spanishOnly('RichText', [
      { _key: 'c', _type: 'callout', tone: 'tip', title: 'Ojo', text: 'Respira hondo.' },
    ]),
  })
  try {
    const boxes = studio.getByRole('region', { name: 'Texto', exact: true }).getByRole('textbox')
    const typed = ['Augen auf', 'Atme tief durch.']
    for (const [i, text] of typed.entries()) {
      await studio.goto(`${DESK}/${id}/de`)
      await boxes.nth(i).fill(text)
      await boxes.nth(i).press('Tab')
      const saved = `*[_id == "drafts." + $id][0].body[language == "de"][0].value[0]{"all": [title, text]}.all`
      await expect.poll(() => dataset.fetch(saved, { id })).toContain(text)
      await studio.reload()
      for (const [j, other] of typed.entries()) {
        await expect(boxes.nth(j)).toHaveValue(j <= i ? other : '')
      }
      await studio.getByRole('button', { name: 'Publicar' }).click()
      await expect(studio.getByRole('button', { name: 'Publicado' })).toBeDisabled()
      await expect
        .poll(async () => (await studio.request.get(`/de/blog/${slug}`)).text())
        .toContain(text)
      const page = await (await studio.request.get(`/de/blog/${slug}`)).text()
      expect(page).toContain(i === 0 ? 'Respira hondo.' : 'Atme tief durch.')
      expect(page).not.toContain('>Ojo<')
    }
  } finally {
    await dataset.transaction().delete(id).delete(`drafts.${id}`).commit()
  }
})

test('the captain finds a text of the interface and overrides it', async ({ studio }) => {
  const key = 'common:skipToContent'
  const written = `Directo al ancla ${randomInt(1e9)}`
  await studio.goto('/studio/intent/create/type=interfaceText')
  const field = studio.getByTestId('field-key').getByRole('combobox')
  await field.fill('skipToContent')
  await studio.getByRole('button', { name: key }).click()
  await expect(studio.getByTestId('field-key')).toContainText('El sitio dice')
  await studio.getByTestId('field-text').getByRole('button', { name: 'Add translation' }).click()
  await studio.getByTestId('field-menu-add-es').click()
  await studio.getByTestId('field-text').getByRole('textbox').fill(written)
  await expect
    .poll(() => dataset.fetch('*[_type == "interfaceText"][0].text[0].value'))
    .toBe(written)
  await publish(studio)
  await expect.poll(async () => (await studio.request.get('/planes')).text()).toContain(written)
  await dataset.delete({ query: '*[_type == "interfaceText"]' })
})
