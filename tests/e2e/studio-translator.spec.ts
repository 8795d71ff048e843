import { randomInt } from 'node:crypto'
import { type Language, languageCodes } from '../../domain/languages.ts'
import { captain as dataset } from './dataset.ts'
import { logIn, signUp } from './members.ts'
import { hydrated } from './page.ts'
import { enter, expect, open, publish, restoring, test } from './studio.ts'

/** A translator's own session; the captain comes in another browser. */
test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ timeout: 180_000 })

const ARTICLE = 'article-blues-12-compases'

test('a member whom the captain makes a translator publishes a German title and nothing else', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await signUp(page)
  await page.context().clearCookies()
  const captain = await browser.newPage({ baseURL })
  await captain.goto(`/acceso?redirectTo=${encodeURIComponent(`/admin?q=${member.email}`)}`)
  await enter(captain)
  const row = captain.getByRole('listitem').filter({ hasText: member.email })
  const save = row.getByRole('button', { name: 'Guardar' })
  await expect(row.getByLabel('Encargo')).toBeVisible()
  await expect(row.getByLabel('Deutsch')).toBeHidden()
  await (await hydrated(row.getByLabel('Encargo'))).selectOption('Traduce')
  await save.click()
  await expect(row.getByText('Elige al menos un idioma al que traduzca.')).toBeVisible()
  await row.getByLabel('Deutsch').check()
  await save.click()
  await expect(row.getByText('Hecho.')).toBeVisible()
  await captain.close()

  await logIn(page, member)
  await page.waitForURL(({ pathname }) => pathname === '/cuenta')
  await expect(page.getByRole('link', { name: 'Abrir el Estudio' })).toHaveAttribute(
    'href',
    '/studio/traducciones',
  )
  await restoring(ARTICLE, async () => {
    const title = page.getByTestId('field-title')
    await open(page, `school;article;${ARTICLE}`, title)
    await expect(page.getByRole('link', { name: 'Consultas' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Buzón' })).toHaveCount(0)
    await expect(title.getByRole('textbox').first()).toHaveAttribute('readonly')
    await expect(page.getByTestId('field-slug').getByRole('textbox').first()).toHaveAttribute(
      'readonly',
    )

    const inLanguage = (code: Language) =>
      title.getByRole('textbox').nth(languageCodes.indexOf(code))
    await expect(inLanguage('fr')).toHaveAttribute('readonly')
    const german = `Zwölf Takte ${randomInt(1e9)}`
    await inLanguage('de').fill(german)
    await expect.poll(() => germanTitle(`drafts.${ARTICLE}`)).toBe(german)
    await expect(inLanguage('de')).not.toHaveAttribute('readonly')
    await publish(page)
    await expect.poll(() => germanTitle(ARTICLE)).toBe(german)

    // A draft of the captain's is not the translator's to publish.
    const published = await dataset.getDocument(ARTICLE)
    await dataset.create({
      ...published,
      _id: `drafts.${ARTICLE}`,
      _type: 'article',
      author: 'Mary',
    })
    const author = page.getByTestId('field-author').getByRole('textbox')
    await expect(author).toHaveValue('Mary')
    await expect(page.getByTestId('action-publish')).toBeDisabled()
  })
})

const germanTitle = (id: string) =>
  dataset.fetch('*[_id == $id][0].title[language == "de"][0].value', { id })
