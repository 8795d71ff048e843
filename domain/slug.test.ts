import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSlug, MAX_SLUG, toSlug } from './slug.ts'

it.each([
  ['Con espacios y Ñ', 'con-espacios-y-n'],
  ['¡Año nuevo, cuerdas nuevas!', 'ano-nuevo-cuerdas-nuevas'],
  ['5 riffs fáciles', '5-riffs-faciles'],
  ['  — El «shuffle» —  ', 'el-shuffle'],
  ['ﬁn', 'fin'],
])('the slug of %s is %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

it('proposes what the site can show, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = toSlug(title)
      expect(slug.length).toBeLessThanOrEqual(MAX_SLUG)
      if (slug) expect(isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
