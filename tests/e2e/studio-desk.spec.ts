import { inboxOf } from './dataset.ts'
import { anAddress } from './form.ts'
import { expect, open, test } from './studio.ts'

test.describe.configure({ timeout: 180_000 })

test('lists show documents in order, with thumbnails', async ({ studio }) => {
  const pane = studio.getByTestId('document-list-pane')
  await open(studio, 'school;level', pane)
  const items = pane.getByTestId('default-preview').or(pane.getByTestId('compact-preview'))
  await expect(items).toHaveText([/Grumete/, /Marinero/, /Capitán/])
  await expect(items.first().locator('img')).toBeVisible()
})

test('a lesson opens as its public part and its members-only part', async ({ studio }) => {
  const pane = studio.getByTestId('document-pane')
  await open(studio, 'school;lesson;lesson-rasgueo;members', pane)
  await expect(pane).toContainText('Mira a alguien remar')
  await studio.getByRole('link', { name: 'Ficha pública' }).click()
  await expect(pane.getByTestId('field-minutes')).toBeVisible()
  await studio.getByTestId('new-document-button').click()
  await expect(studio.getByTestId('create-new-lesson')).toBeVisible()
  await expect(studio.getByTestId('create-new-memberContent')).toHaveCount(0)
})

test('an open form is not re-rendered when the Studio learns the features of its project', async ({
  studio,
}) => {
  const opened = Promise.withResolvers<void>()
  await studio.route(/\/features\?/, async (question) => {
    await opened.promise
    await question.continue()
  })
  const name = studio.getByTestId('field-name').getByRole('textbox').first()
  await open(studio, 'school;level;level-grumete', name)
  await name.evaluate((field) => field.setAttribute('data-seen', ''))
  const answer = studio.waitForResponse(/\/features\?/)
  opened.resolve()
  await (await answer).finished()
  // By the time that a menu is open, the effect of the response is drawn.
  await studio.getByTestId('pane-context-menu-button').last().click()
  await expect(studio.getByTestId('action-history')).toBeVisible()
  await expect(name).toHaveAttribute('data-seen')
})

test('search finds a document and opens it', async ({ studio }) => {
  const pane = studio.getByTestId('structure-tool-list-pane')
  await open(studio, '', pane.getByText('Escuela'))
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

test('singletons can be neither deleted nor duplicated', async ({ studio }) => {
  await open(studio, 'settings;siteSettings', studio.getByTestId('action-publish'))
  await expect(studio.getByTestId('action-Delete')).toHaveCount(0)
  await studio.getByTestId('new-document-button').click()
  await expect(studio.getByTestId('create-new-level')).toBeVisible()
  await expect(studio.getByTestId('create-new-siteSettings')).toHaveCount(0)
  await expect(studio.getByTestId('create-new-homePage')).toHaveCount(0)
})

test('a page that the site depends on can be neither deleted nor unpublished, nor moved', async ({
  studio,
  baseURL,
  complaints,
}) => {
  await open(studio, 'pages;page;page-planes', studio.getByTestId('action-publish'))
  await expect(studio.getByText('Página fija').first()).toBeVisible()
  await expect(studio.getByTestId('field-slug').getByRole('textbox')).not.toBeEditable()
  await studio.getByRole('button', { name: 'Open document actions' }).click()
  for (const name of ['Retirar de la web', 'Delete']) {
    await expect(studio.getByRole('menuitem', { name })).toBeDisabled()
  }
  complaints.allow(/status of 403/)
  const refused = await studio.request.post('/lake/v2025-02-19/data/mutate/production', {
    data: { mutations: [{ delete: { id: 'page-planes' } }] },
    headers: { origin: baseURL ?? '' },
  })
  expect(refused.status()).toBe(403)
  expect((await studio.request.get('/planes')).status()).toBe(200)
})

test("a visitor's message is new in the inbox, and is marked as read and answered", async ({
  studio,
  baseURL,
}) => {
  const email = anAddress()
  const name = `Lola ${email.slice(0, 8)}`
  const sent = await studio.request.post('/formularios/contact.data', {
    form: { name, email, message: '¿Hay plaza?', page: '/contacto' },
    headers: { origin: baseURL ?? '' },
  })
  expect(sent.ok()).toBe(true)

  const waiting = studio.getByTestId('document-list-pane').getByText(name)
  await open(studio, 'inbox;new', waiting)
  await waiting.click()
  await expect(studio.getByTestId('field-email').getByRole('textbox')).toHaveValue(email)
  const state = studio.getByTestId('field-state')
  await expect(state.getByRole('radio', { name: 'Nuevo' })).toBeChecked()
  for (const [title, value] of [
    ['Leído', 'read'],
    ['Contestado', 'answered'],
  ] as const) {
    await state.getByRole('radio', { name: title }).check()
    await expect.poll(() => inboxOf(email)).toMatchObject([{ state: value }])
  }
  await expect(waiting).toHaveCount(0)
})
