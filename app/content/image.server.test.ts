import { describe, expect, it } from 'vitest'
import { framePicture, pictureSchema } from './image.server.ts'

const config = { projectId: 'barco', dataset: 'puerto', baseUrl: 'http://localhost:3000/lake' }
const frame = { widths: [320, 640, 1280] as const, sizes: '50vw' }

const picture = (format: string, width = 900, height = 600) =>
  pictureSchema.parse({
    asset: { _id: `image-abc123-${width}x${height}-${format}`, metadata: null },
    alt: ' Un loro ',
  })

describe('framePicture', () => {
  it('offers only widths that the picture has', () => {
    const framed = framePicture(picture('jpg'), config, { ...frame, widths: [320, 640, 1280] })
    expect(framed.srcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['320w', '640w'])
    expect(framed).toMatchObject({ width: 640, height: 427, alt: 'Un loro', sizes: '50vw' })
  })

  it('offers the smallest width even of a smaller picture', () => {
    const framed = framePicture(picture('png', 100, 100), config, { ...frame, widths: [320, 640] })
    expect(framed.srcSet?.split(', ')).toHaveLength(1)
  })

  it('requests the best format from the given base, cropped to the frame', () => {
    const { src } = framePicture(picture('jpg'), config, { ...frame, widths: [400], ratio: 4 / 3 })
    const url = new URL(src)
    expect(
      url.href.startsWith('http://localhost:3000/lake/images/barco/puerto/abc123-900x600.jpg'),
    ).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      w: '400',
      h: '300',
      auto: 'format',
    })
  })

  it('has one address for an SVG, in its own dimensions', () => {
    const framed = framePicture(picture('svg'), config, { ...frame, widths: [320], ratio: 1 })
    expect(framed.srcSet).toBeUndefined()
    expect(framed).toMatchObject({ width: 900, height: 600 })
  })

  it('refuses an id that is no image', () => {
    expect(pictureSchema.safeParse({ asset: { _id: 'file-abc-pdf' }, alt: '' }).success).toBe(false)
    expect(pictureSchema.safeParse({ asset: null, alt: '' }).success).toBe(false)
  })
})
