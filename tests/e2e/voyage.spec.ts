import { expect, test } from './fixtures.ts'
import { logIn, logOut, signUp } from './members.ts'
import { expectAccessible, expectFits, expectStill, main } from './page.ts'

test('one tap leads from the landing page into the first lesson, which needs no account', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: '¡Empieza la aventura!' }).click()
  await expect(page.getByRole('heading', { name: 'Afina y toca Mi menor' })).toBeVisible()
  await expect(main(page).getByRole('figure').first()).toBeVisible()
  await expect(page.getByText('Sube a bordo para seguir leyendo')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Crear mi cuenta gratis' }).click()
  await expect(page).toHaveURL(/registro\?redirectTo=%2Fniveles%2Finicial%2Fleer-una-tablatura$/)
})

test('the other lessons are closed to visitors', async ({ page }) => {
  await page.goto('/niveles/inicial')
  await expect(main(page).getByText('Abierta: se lee sin cuenta')).toHaveCount(1)
  await page.getByRole('link', { name: 'Leer una tablatura sin marearse' }).click()
  await expect(
    page.getByRole('heading', { name: 'Sube a bordo para seguir leyendo' }),
  ).toBeVisible()
})

test('a member’s home shows their progress, and links to the next lesson', async ({ page }) => {
  const member = await signUp(page)
  await page.getByRole('button', { name: 'Lección aprendida' }).click()
  await expect(page.getByText('Anotada en tu cuaderno de a bordo.')).toBeVisible()
  await logOut(page)
  await logIn(page, member, '/acceso')
  await expect(page.getByRole('heading', { name: 'Tu travesía' })).toBeVisible()
  await expect(page.getByText(/^Ana Bonny: 1 de \d+ lecciones aprendidas$/)).toBeVisible()
  const here = main(page).locator('[aria-current=step]')
  await expect(here).toHaveText('Leer una tablatura sin marearse')
  await expectStill(page)
  await expectAccessible(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    const button = page.getByRole('link', { name: 'Seguir donde lo dejaste' })
    expect((await button.boundingBox())?.y).toBeLessThan(800 - 60)
  }
  await page.getByRole('link', { name: 'Seguir donde lo dejaste' }).click()
  await expect(
    page.getByRole('heading', { name: 'Leer una tablatura sin marearse', level: 1 }),
  ).toBeVisible()

  await page.goto('/')
  await page.getByRole('link', { name: 'Seguir la travesía' }).click()
  await expect(page.getByRole('heading', { name: 'Tu travesía' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Empieza gratis' })).toHaveCount(0)
})

test('visitors are redirected to log in before their voyage, and back', async ({ page }) => {
  await page.goto('/travesia')
  await expect(page).toHaveURL(/acceso\?redirectTo=%2Ftravesia$/)
  await expect(main(page).getByLabel('Contraseña', { exact: true })).toBeVisible()
})
