import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, fromHex, mix, toHex } from '../../domain/palette/color.ts'
import { isReadable, MIN_CONTRAST, measure } from '../../domain/palette/pairs.ts'
import { readable } from '../../domain/palette/readable.ts'
import { PALETTE_NAMES, type Palette, paint, SPECIFIED, TINTS } from '../../domain/palette/tints.ts'

const lightness = (hex: string) => contrast(fromHex(hex), [0, 0, 0])

describe('colours', () => {
  it('measure contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
    expect(contrast(fromHex('#777777'), fromHex('#ffffff'))).toBeCloseTo(4.478, 2)
  })

  // Values that Chromium computes for the same color-mix().
  it.each([
    ['#1e3a8a', 42, '#0f172a', '#152650'],
    ['#fef3c7', 72, '#1e3a8a', '#b9bfbb'],
    ['#d97706', 26, '#0f172a', '#3e3131'],
    ['#0f172a', 72, '#000000', '#060b17'],
  ])('%s mix at %i%% with %s as browsers do', (one, share, other, mixed) => {
    expect(toHex(mix(fromHex(one), share, fromHex(other)))).toBe(mixed)
  })
})

describe('the style sheet', () => {
  const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8')

  it.each(Object.entries(SPECIFIED))('begins with the specified %s', (name, hex) => {
    expect(css).toContain(`--color-${name}: ${hex};`)
  })

  it('mixes the very tints that are measured', () => {
    const ofCss = [
      ...css.matchAll(/--color-([a-z-]+): color-mix\(in oklab, (.+?) (\d+)%, (.+?)\);/g),
    ]
    const bare = (color = '') => color.replace(/^var\(--color-(.+)\)$/, '$1')
    const read = ofCss.map(([, name = '', one, share, other]) => [
      name,
      [bare(one), Number(share), bare(other)],
    ])
    expect(Object.fromEntries(read)).toEqual(TINTS)
  })
})

describe('the pairs', () => {
  it.each(
    measure(SPECIFIED).map((pair) => [pair.use, pair.front, pair.ground, pair.ratio] as const),
  )('%s: %s on %s can be read in the specified palette', (use, _front, _ground, ratio) =>
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST[use]),
  )
})

describe('a palette', () => {
  const chosen = (change: Partial<Palette>): Palette => ({ ...SPECIFIED, ...change })

  it('that is readable stays as the captain chose it', () => {
    const teal = chosen({ gold: '#00c2a8', night: '#101010' })
    expect(readable(teal)).toEqual(teal)
  })

  it.each([
    ['a gold too dark', { gold: '#3b2f05' }],
    ['a night of snow', { night: '#ffffff' }],
    ['night and glow exchanged', { night: '#fef3c7', glow: '#0f172a' }],
    ['one grey', Object.fromEntries(PALETTE_NAMES.map((name) => [name, '#777777']))],
    ['all white', Object.fromEntries(PALETTE_NAMES.map((name) => [name, '#ffffff']))],
    ['all black', Object.fromEntries(PALETTE_NAMES.map((name) => [name, '#000000']))],
    ['a red midnight', { midnight: '#ff0000' }],
  ])('with %s is adjusted until all of it is readable', (_case, change) => {
    expect(isReadable(chosen(change))).toBe(false)
    expect(isReadable(readable(chosen(change)))).toBe(true)
  })

  it('changes only the unreadable colour, and no further than needed', () => {
    const adjusted = readable(chosen({ gold: '#3b2f05' }))
    expect({ ...adjusted, gold: '' }).toEqual({ ...SPECIFIED, gold: '' })
    expect(lightness(adjusted.gold)).toBeGreaterThan(lightness('#3b2f05'))
    expect(lightness(adjusted.gold)).toBeLessThan(lightness(SPECIFIED.gold))
  })

  it('gives gold black or white text, whichever is readable', () => {
    expect(toHex(paint(chosen({ gold: '#5b2b00' }))['on-gold'])).toBe('#ffffff')
    expect(toHex(paint(SPECIFIED)['on-gold'])).toBe('#000000')
  })
})
