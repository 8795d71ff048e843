import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palette } from './palette.ts'
import { chequered, plain } from './testing.ts'

async function paletteOf(image: Buffer) {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return palette({ data, width: info.width, height: info.height })
}

test('the dominant colour is the one of most pixels, with its share in percent', async () => {
  const image = await chequered(10, [
    ['#205080', '#205080'],
    ['#205080', '#f0c020'],
  ])
  expect((await paletteOf(image))?.dominant).toMatchObject({
    background: '#205080',
    foreground: '#fff',
    population: 75,
  })
})

test('each swatch finds the colour of its kind', async () => {
  const image = await chequered(10, [
    ['#e02020', '#8c7070', '#f0a0a0'],
    ['#501010', '#302828', '#c8b8b8'],
  ])
  expect(await paletteOf(image)).toMatchObject({
    vibrant: { background: '#e02020' },
    muted: { background: '#8c7070' },
    lightVibrant: { background: '#f0a0a0' },
    darkVibrant: { background: '#501010' },
    darkMuted: { background: '#302828' },
    lightMuted: { background: '#c8b8b8' },
  })
})

test('a swatch that the image does not have is derived with population 0', async () => {
  const found = await paletteOf(await plain(8, 8, '#205080').png().toBuffer())
  expect(found?.lightMuted).toMatchObject({ population: 0, foreground: '#000' })
})

test('transparent pixels do not count; with no others there is no palette', async () => {
  const clear = { create: { width: 4, height: 4, channels: 4 as const, background: '#0000' } }
  expect(await paletteOf(await sharp(clear).png().toBuffer())).toBeUndefined()
})
