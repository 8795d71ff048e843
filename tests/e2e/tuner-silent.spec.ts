import { expect, test } from './fixtures.ts'
import { turnOn, withMicrophone } from './tuner.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ launchOptions: withMicrophone('--use-fake-ui-for-media-stream=deny') })

test('a refused microphone shows the specified text', async ({ page }) => {
  await page.goto('/afinador')
  await turnOn(page)
  await expect(page.getByRole('alert')).toHaveText(
    'No se pudo acceder al micrófono. Asegúrate de dar permiso.',
  )
})

declare global {
  var sounded: number[]
}

test('where there is no microphone, the strings can be tuned by ear', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found', 'NotFoundError'))
  })
  await page.goto('/afinador')
  await turnOn(page)
  await expect(page.getByRole('alert')).toContainText('No hay ningún micrófono a la vista')
  await page.evaluate(() => {
    globalThis.sounded = []
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function () {
      sounded.push(this.buffer?.duration ?? 0)
      start.call(this)
    }
  })
  await page.getByRole('button', { name: 'Escuchar Sol' }).click()
  await expect.poll(() => page.evaluate(() => sounded)).toEqual([3])
})
