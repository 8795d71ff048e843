import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { paletteOf } from '../../app/content/palette.server.ts'
import { createOgPainter } from './painter.ts'

const painter = createOgPainter()
afterAll(() => painter.close())

const drawing = {
  title: 'Cinco riffs fáciles que suenan difíciles',
  siteName: 'La escuela',
  colors: paletteOf([]),
  art: null,
}

it('draws with words, and keeps working after art that is no image', async () => {
  const size = async (png: Uint8Array) => {
    const { format, width, height } = await sharp(png).metadata()
    return { format, width, height }
  }
  const whole = { format: 'png', width: 1200, height: 630 }
  expect(await size(await painter.draw(drawing))).toEqual(whole)
  await expect(painter.draw({ ...drawing, art: 'data:text/plain,art' })).rejects.toThrow(/image/)
  expect(await size(await painter.draw({ ...drawing, title: 'Другие слова' }))).toEqual(whole)
})

it('cancels its drawing when it is closed', async () => {
  const closing = createOgPainter()
  const given = expect(closing.draw(drawing)).rejects.toThrow()
  await closing.close()
  await given
})
