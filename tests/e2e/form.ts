import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** An e-mail address that no earlier run has sent. */
export const anAddress = () => `${randomUUID()}@mar.example`

export const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form')
export const mainForm = (page: Page) => page.getByRole('main').getByRole('form')

/** Expects a field to be marked as wrong, its message announced and tied to it. */
export async function expectProblem(field: Locator) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const id = await field.getAttribute('aria-describedby')
  const message = field.page().locator(`[id="${id}"]`)
  await expect(message).toHaveRole('alert')
  await expect(message).not.toBeEmpty()
}
