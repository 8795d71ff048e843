import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { captain, inboxOf } from './dataset.ts'
import { expect, test } from './fixtures.ts'
import { anAddress, expectProblem, mainForm, newsletter } from './form.ts'
import { expectNoticeFor, hydrated, notice } from './page.ts'

test.describe('the newsletter', () => {
  test('requests the missing e-mail, for four seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/niveles')
    const form = await hydrated(newsletter(page))
    await expectNoticeFor(form.getByRole('button'), 'Ahoy there!', 4_000)
    const field = form.getByRole('textbox')
    await expect(field).toBeFocused()
    await expectProblem(field)
  })

  test('thanks with the address, resets the field, and reaches the captain', async ({ page }) => {
    const email = anAddress()
    await page.goto('/en/niveles')
    const form = await hydrated(newsletter(page))
    await form.getByRole('textbox').fill(email)
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Email received!')).toContainText(email)
    await expect(form.getByRole('textbox')).toHaveValue('')
    expect(await inboxOf(email)).toMatchObject([
      { kind: 'newsletter', page: '/niveles', language: 'en', state: 'new' },
    ])
  })
})

test.describe('the contact form', () => {
  test('by keyboard alone: rejected, corrected, sent', async ({ page }) => {
    const email = anAddress()
    await page.goto('/contacto')
    const form = await hydrated(mainForm(page))
    const [name, address, message] = await form.getByRole('textbox').all()
    if (!name || !address || !message) throw new Error('The form has three fields')
    expect(await message.getAttribute('rows')).toBe('5')

    await name.focus()
    await page.keyboard.type('Lola')
    await page.keyboard.press('Tab')
    await expect(address).toBeFocused()
    await page.keyboard.type('lola@mar')
    await page.keyboard.press('Tab')
    await expect(message).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(address).toBeFocused()
    await expectProblem(address)
    await expectProblem(message)
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(name).toHaveValue('Lola')
    await expect(address).toHaveValue('lola@mar')

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(email)
    await expect(address).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await page.keyboard.type('<b>¿Hay plaza?</b>')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(notice(page, '¡Mensaje enviado a la botella!')).toContainText(
      'Hemos recibido tu consulta',
    )
    await expect(message).toHaveValue('')
    expect(await inboxOf(email)).toMatchObject([
      { kind: 'contact', name: 'Lola', message: '<b>¿Hay plaza?</b>', page: '/contacto' },
    ])
  })

  test('keeps the input when the server is unreachable', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource: net::ERR_FAILED/)
    await page.route('**/formularios/**', (route) => route.abort())
    await page.goto('/contacto')
    const form = await hydrated(mainForm(page))
    const fields = await form.getByRole('textbox').all()
    for (const field of fields) await field.fill('lola@mar.example')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toBeVisible()
    for (const field of fields) await expect(field).toHaveValue('lola@mar.example')
  })
})

test('a story thanks for five seconds, empties the form and becomes a draft', async ({ page }) => {
  const pirate = `Pirata ${randomUUID()}`
  await page.clock.install()
  await page.goto('/testimonials')
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(8)
  const form = await hydrated(mainForm(page))
  const [name, story] = await form.getByRole('textbox').all()
  await name?.fill(pirate)
  await story?.fill('Subí a bordo y no bajé.')
  await expectNoticeFor(form.getByRole('button'), '¡Mensaje en una botella enviado!', 5_000)
  await expect(name as Locator).toHaveValue('')
  await expect(story as Locator).toHaveValue('')

  const drafts = await captain.fetch('*[_type == "testimonial" && name == $pirate]', { pirate })
  expect(drafts).toMatchObject([{ _id: expect.stringMatching(/^drafts\./) }])
  await page.reload()
  await expect(page.getByText(pirate)).toHaveCount(0)
})

test('a page in preparation accepts an e-mail for its waitlist', async ({ page }) => {
  const email = anAddress()
  await page.goto('/jam-station')
  const form = await hydrated(mainForm(page))
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button').click()
  await expect(notice(page, '¡Ya estás en la lista!')).toBeVisible()
  expect(await inboxOf(email)).toMatchObject([{ kind: 'waitlist', page: '/jam-station' }])
})
