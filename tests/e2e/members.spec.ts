import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from './fixtures.ts'
import { logIn, logOut, mailedLink, send, signUp } from './members.ts'
import { notice } from './page.ts'

const berth = (page: Page) => page.getByRole('heading', { name: 'Tu camarote' })

test('a sign-up is confirmed by mail; the member logs out and in again', async ({ page }) => {
  const member = await signUp(page)
  await expect(page.getByRole('heading', { name: 'Afina y toca Mi menor' })).toBeVisible()
  await expect(page.getByText('¡Ya eres de la tripulación!')).toBeVisible()
  await page.goto('/cuenta')
  await expect(berth(page)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await logOut(page)
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/acceso\?redirectTo=%2Fcuenta$/)
  await logIn(page, member)
  await expect(berth(page)).toBeVisible()
})

test('a failed log-in shows its notice and keeps the e-mail', async ({ page, complaints }) => {
  complaints.allow(/status of 400/)
  await logIn(page, { email: 'nadie@mar.test', password: 'no-es-esta' })
  await expect(notice(page, 'Sign in Failed')).toBeVisible()
  await expect(page.locator('main').getByLabel('Correo electrónico')).toHaveValue('nadie@mar.test')
})

test('a forgotten password is replaced by a mailed link, which works once', async ({ page }) => {
  const member = await signUp(page)
  await logOut(page)
  await page.goto('/acceso/olvido')
  await page.locator('main').getByLabel('Correo electrónico').fill(member.email)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Botella lanzada' })).toBeVisible()
  const link = await mailedLink(page, member.email, /contraseña/)
  await page.goto(link)
  await page.waitForURL(/\/cuenta\?clave#clave$/)
  await page.getByLabel('Contraseña nueva').fill('otra-mar-salada')
  await send(page, '#clave')
  await expect(page.getByText('Contraseña cambiada.')).toBeVisible()
  await logOut(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este enlace no abre' })).toBeVisible()
  await logIn(page, { ...member, password: 'otra-mar-salada' })
  await expect(berth(page)).toBeVisible()
})

test('two-step verification, from its QR code to logging in with it', async ({ page }) => {
  const member = await signUp(page)
  await page.goto('/cuenta')
  await page.locator('#dos-pasos').getByLabel('Contraseña actual').fill(member.password)
  await page.getByRole('button', { name: 'Activarla' }).click()
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const secret = Secret.fromBase32(await page.locator('#dos-pasos code').innerText())
  const code = (ahead = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
  await page.getByLabel('Código de seis cifras').fill(code())
  await page.getByRole('button', { name: 'Comprobar y activar' }).click()
  await expect(page.getByText('Verificación en dos pasos activada.')).toBeVisible()

  await logOut(page)
  await logIn(page, member)
  await expect(page.getByRole('heading', { name: 'Santo y seña' })).toBeVisible()
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/acceso/)
  await page.goto('/acceso/codigo?redirectTo=/cuenta')
  // The code of the next half minute: one that was used already is refused.
  await page.getByLabel('Código').fill(code(1))
  await send(page)
  await expect(berth(page)).toBeVisible()
})

test('logging out everywhere ends the other browser too', async ({ page, browser, baseURL }) => {
  const member = await signUp(page)
  await page.goto('/cuenta')
  const elsewhere = await browser.newPage({ baseURL })
  await logIn(elsewhere, member)
  await expect(berth(elsewhere)).toBeVisible()
  const sessions = page.locator('#sesiones')
  await sessions.getByLabel('Contraseña actual').fill(member.password)
  await sessions.getByRole('button', { name: 'Salir en todas partes' }).click()
  await expect(page).toHaveURL(/\/$/)
  // A verified session is trusted for some seconds before the backend is asked again.
  await expect(async () => {
    await elsewhere.goto('/cuenta')
    expect(elsewhere.url()).toMatch(/\/acceso/)
  }).toPass()
  await elsewhere.close()
})
