import { expect, test } from './fixtures.ts'
import { hydrated } from './page.ts'
import { turnOn, withMicrophone } from './tuner.ts'

test.use({ launchOptions: withMicrophone('--use-fake-ui-for-media-stream') })

const WHOLE = { ratio: 1 }

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 800 },
]) {
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('the whole tuner fits, idle and while it listens', async ({ page }) => {
      await page.goto('/afinador')
      const parts = [
        page.locator('.tuner-drawing'),
        page.getByTestId('reading'),
        ...(await page
          .getByRole('group', { name: /^Cuerdas/ })
          .getByRole('button')
          .all()),
        page.getByRole('button', { name: /afinador|Apagar/ }),
      ]
      expect(parts).toHaveLength(9)
      for (const part of parts) await expect(part).toBeInViewport(WHOLE)
      await turnOn(page)
      await expect(page.getByRole('button', { name: 'Apagar' })).toBeVisible()
      for (const part of parts) await expect(part).toBeInViewport(WHOLE)
    })

    test('the whole metronome fits, idle and while it runs', async ({ page }) => {
      await page.goto('/metronomo')
      const instrument = page.getByRole('region', { name: 'Metrónomo' })
      const parts = [
        page.locator('.metronome-drawing'),
        instrument.getByRole('textbox').first(),
        instrument.getByRole('group', { name: /^Tiempos del compás/ }),
        instrument.getByRole('button', { name: 'Marca el pulso' }),
      ]
      for (const part of parts) await expect(part).toBeInViewport(WHOLE)
      await (await hydrated(instrument.getByRole('button', { name: 'Empezar' }))).click()
      await expect(instrument.getByRole('button', { name: 'Parar' })).toBeVisible()
      for (const part of parts) await expect(part).toBeInViewport(WHOLE)
    })
  })
}
