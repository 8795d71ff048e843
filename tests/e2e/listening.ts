import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { hydrated, main } from './page.ts'

/** Its second tab has two bars of eighths, without muted notes. */
export const ARTICLE = '/blog/5-riffs-faciles'

export const tabOf = (page: Page) => main(page).locator('figure[data-score]').nth(1)

/** Controls and results of listening, in a figure that is played. */
export function listeningIn(figure: Locator) {
  const button = (name: string | RegExp) => figure.getByRole('button', { name, exact: true })
  const panel = figure.getByRole('region', { name: 'Te escucho' })
  return {
    button,
    panel,
    marks: () =>
      figure
        .locator('[data-heard]')
        .evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset.heard)),
    /** Opens the player by its button, stops it at its first note, and lets it listen. */
    async open(name = 'Escuchar y practicar') {
      await (await hydrated(button(name))).click()
      await button('Pausa').click()
      await figure.page().keyboard.press('Home')
      await button('Te escucho').click()
    },
    async checkSound() {
      await button('Hacer la prueba').click()
      await expect(panel).toBeVisible()
    },
    /** Has the latency found by knocks, as the microphone does not hear the loudspeaker. */
    async checkHeadphones() {
      await button('Hacer la prueba').click()
      await expect(figure.getByText('llevas auriculares')).toBeVisible()
      await figure.page().evaluate(() => {
        window.learner.knocksAlong = true
      })
      await button('Empezar los clics').click()
      await expect(panel).toBeVisible()
      await figure.page().evaluate(() => {
        window.learner.knocksAlong = false
      })
    },
  }
}
