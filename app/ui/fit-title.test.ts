import { describe, expect, it } from 'vitest'
import { fitTitle } from './fit-title.ts'

describe('fitTitle', () => {
  it.each([
    ['Planes y precios', 16, 7],
    ['Piraten-Gitarrenschule', 22, 14],
    ['海盗吉他学校', 10.2, 10.2],
    ['12周，从见习水手', 13.9, 8.5],
    ['गिटार स्कूल', 7, 3],
    ['', 1, 1],
  ])('measures «%s»', (title, letters, longest) => {
    expect(fitTitle(title)).toEqual({
      '--letters': expect.closeTo(letters),
      '--longest-word': expect.closeTo(longest),
    })
  })
})
