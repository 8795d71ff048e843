import { describe, expect, test } from 'vitest'
import { find, problems } from './seed.fixture.ts'

describe('a colour of the palette', () => {
  test.each([
    ['color-gold', '#3b2f05', /«Oro» sobre «Marea».* 1,\d .* 4,5\. .*#[0-9a-f]{6}/],
    ['color-night', '#ffffff', /sobre «.+»: su contraste es \d+(,\d)? y hacen falta/],
    ['color-amber', '#111111', /«.+» sobre «.+»/],
  ])(
    '%s that leaves something unreadable (%s) is warned of, with the pair',
    async (id, hex, words) => {
      const found = await problems({ ...find(id), hex })
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(/^\["hex"\]/)
      expect(found[0]).toMatch(words)
    },
  )

  test.each([
    ['color-gold', '#00c2a8'],
    ['color-night', '#101010'],
  ])('%s that can be read as %s is not', async (id, hex) => {
    expect(await problems({ ...find(id), hex })).toEqual([])
  })

  test('is not reported for another that is unreadable', async () => {
    const dataset = [find('color-gold'), { ...find('color-glow'), hex: '#888888' }]
    expect(await problems(find('color-gold'), dataset)).toEqual([])
  })
})
