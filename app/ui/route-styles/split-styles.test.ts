import { describe, expect, it } from 'vitest'
import { splitStyles } from './split-styles.ts'

const SHEET = `@layer theme{:root,:host{--color-gold:#fb0;--spacing:.25rem;--radius-cut:9px;--shadow-cut:0 0 var(--radius-cut)}}
@layer base{body{color:red}pre{margin:0}pre{padding:0}}
@layer components{.hero{padding:0}}
@layer utilities{.p-4{padding:1rem}.px-2{padding-inline:calc(var(--spacing)*2)}.shadow-cut{box-shadow:var(--shadow-cut)}
.gold\\/40{color:#fb06}@supports (color:color-mix(in lab,red,red)){.gold\\/40{color:color-mix(in oklab,var(--color-gold) 40%,transparent)}}
.animate-sway{animation:sway 1s}
@media (min-width:40rem){.sm\\:p-6{padding:1.5rem}}}
@keyframes sway{to{rotate:1deg}}`

const split = (root: string, ...parts: string[]) =>
  splitStyles(
    { code: `"${root}"`, css: SHEET },
    parts.map((code) => ({ code: `"${code}"`, css: '' })),
  )

/** Place of the layer that a class is in, in the declared order. */
function placeOf(sheets: { root: string; parts: string[] }, name: string) {
  const order = /^@layer ([^;]*);/.exec(sheets.root)?.[1]?.split(',') ?? []
  const layer = new RegExp(`@layer (\\w+)\\{[^@]*(?:@media[^{]*\\{)?[^@]*\\.${name}\\b`)
  const [, found = ''] = layer.exec([sheets.root, ...sheets.parts].join('\n')) ?? []
  expect(order).toContain(found)
  return order.indexOf(found)
}

describe('what a sheet has', () => {
  it('is the utilities that its modules name, if the root does not', () => {
    const { root, parts } = split('p-4', 'p-4 px-2', 'shadow-cut')
    expect(root).toContain('.p-4')
    expect(root).not.toContain('.px-2')
    expect(parts[0]).toContain('.px-2')
    expect(parts[0]).not.toContain('.p-4')
    expect(parts[1]).not.toContain('.px-2')
  })

  it('is all else of the sheet in the root, utilities that nothing names in none', () => {
    const { root, parts } = split('', '')
    expect(root).toContain('body{color:red}')
    expect(root).toContain('.hero{padding:0}')
    expect(root).not.toMatch(/p-4|shadow-cut/)
    expect(parts).toEqual([''])
  })

  it('is the properties and animations that it refers to, however far', () => {
    const { root, parts } = split('px-2', 'shadow-cut px-2', 'animate-sway')
    expect(root).toContain('--spacing')
    expect(root).not.toMatch(/--radius-cut|@keyframes/)
    expect(parts[0]).toMatch(/--radius-cut:9px.*--shadow-cut/s)
    expect(parts[0]).not.toContain('--spacing:')
    expect(parts[1]).toContain('@keyframes sway')
  })

  it('is every colour in the root, as code puts their names together', () => {
    expect(split('').root).toContain('--color-gold:#fb0')
  })

  it('is no selector twice in a row', () => {
    const { root } = split('')
    expect(root).toMatch(/pre\{margin:0;\s*padding:0\}/)
  })

  it('is no colour for browsers that do not mix colours', () => {
    const { root } = split('gold/40')
    expect(root).toContain('color-mix(in oklab')
    expect(root).not.toMatch(/#fb06|@supports/)
  })

  it('is one block of a layer, and conditions as they are written by hand', () => {
    const blocks = '@layer components{.a{--at: 1px, 2px}}@layer components{.b{top:0}}'
    const { root, parts } = splitStyles({ code: 'sm:p-6', css: SHEET }, [{ code: '', css: blocks }])
    expect(parts).toEqual(['@layer components{.a{--at: 1px,2px}.b{top:0}}'])
    expect(root).toContain('@media (width>=40rem){.sm\\:p-6')
  })
})

describe('the order of utilities in several sheets', () => {
  it('is that of one sheet for those that may override each other', () => {
    const sheets = split('sm:p-6', 'p-4', 'px-2')
    expect(placeOf(sheets, 'p-4')).toBeLessThan(placeOf(sheets, 'px-2'))
    expect(placeOf(sheets, 'px-2')).toBeLessThan(placeOf(sheets, 'sm\\\\:p-6'))
  })

  it('needs no layers of their own for the others', () => {
    const sheets = split('p-4', 'shadow-cut', 'px-2')
    expect(placeOf(sheets, 'p-4')).toBe(placeOf(sheets, 'shadow-cut'))
    expect(placeOf(sheets, 'p-4')).toBe(placeOf(sheets, 'px-2'))
  })
})
