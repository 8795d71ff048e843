import { describe, expect, it } from 'vitest'
import { colorSchema, contrast, paletteStyle } from './palette.server.ts'

describe('palette', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
    expect(contrast('#fbbf24', '#fbbf24')).toBe(1)
  })

  it('gives every colour a text colour of AA contrast, whatever the captain chooses', () => {
    for (let step = 0; step < 4096; step++) {
      const hex = `#${[8, 4, 0].map((shift) => ((step >> shift) & 15).toString(16).repeat(2)).join('')}`
      const [, on = ''] =
        /--on-x:(#[0-9a-f]{6})/.exec(paletteStyle([{ hex, variable: '--color-x' }])) ?? []
      expect(contrast(hex, on)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([
    { hex: '#fff;}body{display:none', variable: '--color-x' },
    { hex: '#ffffff', variable: '--color-x:red;--y' },
    { hex: '#ffffff', variable: 'color' },
    { hex: null, variable: '--color-x' },
  ])('refuses what could write more than a colour: %o', (color) => {
    expect(colorSchema.safeParse(color).success).toBe(false)
  })

  it('writes nothing when there is nothing', () => {
    expect(paletteStyle([])).toBe('')
  })
})
