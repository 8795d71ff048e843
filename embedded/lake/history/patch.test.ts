import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { diff } from './patch.ts'

const text = () =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    // Halves of characters beyond 16 bits, too, which JSON can carry.
    fc
      .array(fc.constantFrom('a', 'ñ', '海', '🏴', '\ud83c', '\udff4'), { maxLength: 60 })
      .map((units) => units.join('')),
    fc
      .tuple(
        fc.constantFrom('Quince hombres sobre el cofre', '🏴‍☠️ ¡Al abordaje, corsarios! ñandú'),
        fc.string(),
      )
      .map(([a, b]) => a + b),
  )

/** JSON values in which the same keys, items and texts come again and again. */
const { value } = fc.letrec<{ value: unknown; item: unknown }>((tie) => ({
  item: fc.oneof(
    tie('value'),
    fc.record(
      { _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), text: text(), more: tie('value') },
      { requiredKeys: ['_key'] },
    ),
  ),
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom(null, true, false, 0, 1, -1.5),
    text(),
    fc.array(tie('item'), { maxLength: 8 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'ñ', '10', '2', '__proto__', 'constructor', '_key'),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
}))
const json = value.map((given) => JSON.parse(JSON.stringify(given)) as unknown)

describe('diff', () => {
  it('makes any value out of any other, to the letter', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const was = JSON.stringify(before)
        // Through JSON, as patches are stored and sent.
        const patch = JSON.parse(JSON.stringify(diff(before, after)))
        expect(JSON.stringify(applyPatch(before, patch))).toBe(JSON.stringify(after))
        expect(JSON.stringify(before)).toBe(was)
      }),
      { numRuns: 300 },
    )
  })

  it('is read by the decoder of the Studio, change after change', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 8 }), (values) => {
        let state = incremental.wrap(values[0], 0)
        for (const [index, after] of values.entries()) {
          state = incremental.applyPatch(state, diff(values[Math.max(index - 1, 0)], after), index)
          expect(incremental.unwrap(state)).toEqual(after)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is small for a small change of a large document', () => {
    const paragraph = (index: number, text: string) => ({
      _type: 'block',
      _key: `k${index}`,
      children: [{ _type: 'span', _key: 's', text, marks: [] }],
    })
    const body = Array.from({ length: 200 }, (_, index) =>
      paragraph(index, `Párrafo ${index}: suelta amarras y afina la sexta en re. `.repeat(5)),
    )
    const before = { _id: 'a', _type: 'article', title: 'Nudos', body }
    const typed = body.with(120, paragraph(120, `${body[120]?.children[0]?.text} ¡Ya!`))
    expect(JSON.stringify(diff(before, { ...before, body: typed })).length).toBeLessThan(100)
    const added = body.toSpliced(7, 0, paragraph(500, 'Nuevo'))
    expect(JSON.stringify(diff(before, { ...before, body: added })).length).toBeLessThan(180)
    const moved = [...body.slice(100), ...body.slice(0, 100)]
    expect(JSON.stringify(diff(before, { ...before, body: moved })).length).toBeLessThan(100)
    const { title, ...untitled } = before
    expect(diff(before, untitled)).toEqual([19, 3])
    expect(diff(before, { other: true })).toEqual([0, { other: true }])
  })
})
