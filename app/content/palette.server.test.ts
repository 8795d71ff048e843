import { describe, expect, it } from 'vitest'
import { contrast, fromHex } from '../../domain/palette/color.ts'
import { colorSchema, painted, paletteStyle } from './palette.server.ts'

describe('palette', () => {
  it('gives every colour a text colour of AA contrast, whatever the captain chooses', () => {
    for (let step = 0; step < 4096; step++) {
      const hex = `#${[8, 4, 0].map((shift) => ((step >> shift) & 15).toString(16).repeat(2)).join('')}`
      const [, on = ''] =
        /--on-x:(#[0-9a-f]{6})/.exec(paletteStyle([{ hex, variable: '--color-x' }])) ?? []
      expect(contrast(fromHex(hex), fromHex(on))).toBeGreaterThanOrEqual(4.5)
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

  it('adjusts unreadable colours, and ignores unknown names', () => {
    const own = { hex: '#3b2f05', variable: '--color-bilge' }
    const [gold, bilge] = painted([{ hex: '#3b2f05', variable: '--color-gold' }, own])
    expect(gold?.hex).not.toBe('#3b2f05')
    expect(bilge).toEqual(own)
  })

  it('returns an empty string without colours', () => {
    expect(paletteStyle([])).toBe('')
  })
})
