import { describe, expect, it } from 'vitest'
import { layOut, rowWidth, techniquesIn } from './tab-layout.ts'

const note = (column: number, text = '5') => ({ string: 0, column, text })

describe('layOut', () => {
  it('places the marks of a bar between its bar lines, each in its column', () => {
    const { width, marks, edges } = layOut({ columns: 8, marks: [note(0), note(4, '12')] })
    const [first, second] = marks
    expect(first?.x).toBeGreaterThan(edges[0] ?? 0)
    expect(second?.x).toBeGreaterThan(edges[4] ?? 0)
    expect((second?.x ?? 0) + 10).toBeLessThan(width)
    expect(edges).toHaveLength(9)
  })

  it('keeps a bar whole, however long', () => {
    const marks = Array.from({ length: 40 }, (_, index) => note(index * 3, '12'))
    expect(layOut({ columns: 120, marks }).marks.map(({ column }) => column)).toEqual(
      marks.map(({ column }) => column),
    )
  })
})

describe('rowWidth', () => {
  const bar = (width: number) => ({ width, marks: [], edges: [] })

  it('holds the names and as many bars as a phone has room for', () => {
    expect(rowWidth([bar(100), bar(128)])).toBe(18 + 2 * 128)
    expect(rowWidth([bar(172), bar(166)])).toBe(18 + 172)
  })

  it('holds one bar, however wide', () => {
    expect(rowWidth([bar(400)])).toBe(418)
  })
})

describe('techniquesIn', () => {
  it('names the techniques in use, in the given order', () => {
    const bars = [{ columns: 4, marks: [note(0, '~~'), note(1, 'h'), note(2)] }]
    expect(techniquesIn(bars, ['h', 'p', '~'])).toEqual(['h', '~'])
  })
})
