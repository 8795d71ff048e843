import { randomInt } from 'node:crypto'
import { enter, expect, restoring, test, titleOf } from './studio.ts'

test.describe.configure({ timeout: 180_000 })

/** A session of its own, because it is ended here. */
test.use({ storageState: { cookies: [], origins: [] } })

test('text typed before the session ends is saved when the captain signs in again', async ({
  studio,
  context,
  complaints,
}) => {
  complaints.allow(
    /status of 401|response code: 401|HTTP Authentication failed|Unauthorized - You must be signed in/,
  )
  // A validator's question waits with the rest.
  complaints.allow(/Custom validator at .+ has taken more than/)
  // Nor is the request for the next new document's initial value answered.
  complaints.allow(/Failed to resolve initial value for template/)
  await restoring('article-secreto-pentatonica', async () => {
    // The Studio redirects a signed-out user to the site's log-in page, which redirects the captain back.
    await studio.goto('/studio/structure/school;article;article-secreto-pentatonica')
    await studio.waitForURL(/\/acceso\?/)
    await enter(studio)
    const field = studio.getByTestId('field-title').getByRole('textbox').first()
    await expect(field).toBeVisible()
    // The session ends between typing and saving: a notice that opens earlier would take the keys.
    await studio.route(
      '**/data/actions/**',
      async (write) => {
        await context.request.post('/salir', { headers: { origin: new URL(studio.url()).origin } })
        await write.continue()
      },
      { times: 1 },
    )

    const title = `El secreto del muelle ${randomInt(1e9)}`
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
    await expect.poll(() => titleOf('drafts.article-secreto-pentatonica')).toBe(title)
    await expect(field).toHaveValue(title)
  })
})
