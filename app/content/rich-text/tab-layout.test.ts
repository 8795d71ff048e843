import { describe, expect, it } from 'vitest'
import { layOut, rowWidth, techniquesIn } from './tab-layout.ts'

const note = (column: number, text = '5') => ({ string: 0, column, text })

describe('layOut', () => {
  it('keeps a short bar whole, between its bar lines', () => {
    const [piece, ...rest] = layOut({ columns: 8, marks: [note(0), note(4, '12')] })
    expect(rest).toEqual([])
    expect(piece).toMatchObject({ opens: true, closes: true })
    const [first, second] = piece?.marks ?? []
    expect(first?.x).toBeGreaterThan(0)
    expect(second?.x).toBeGreaterThan(first?.x ?? 0)
    expect((second?.x ?? 0) + 10).toBeLessThan(piece?.width ?? 0)
  })

  it('cuts a long bar between notes into pieces that a phone can show, and loses none', () => {
    const marks = Array.from({ length: 40 }, (_, index) => note(index * 3, '12'))
    const pieces = layOut({ columns: 120, marks })
    expect(pieces.length).toBeGreaterThan(2)
    const widths = pieces.map(({ width }) => width)
    expect(Math.max(...widths)).toBeLessThanOrEqual(260)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(30)
    expect(pieces.flatMap((piece) => piece.marks.map(({ column }) => column))).toEqual(
      marks.map(({ column }) => column),
    )
    expect(pieces.map(({ opens }) => opens)).toEqual([true, ...pieces.slice(1).map(() => false)])
    expect(pieces.findIndex(({ closes }) => closes)).toBe(pieces.length - 1)
  })
})

describe('layOut of bars without a good place to cut', () => {
  it('cuts no number in two, and keeps whole what is never silent', () => {
    const marks = Array.from({ length: 40 }, (_, index) => note(index))
    expect(layOut({ columns: 40, marks })).toHaveLength(1)
  })

  it('leaves no sliver of a bar that is just too wide', () => {
    const marks = Array.from({ length: 12 }, (_, index) => note(index * 3))
    const [first, second, ...rest] = layOut({ columns: 38, marks })
    expect(rest).toEqual([])
    expect(second?.width).toBeGreaterThan((first?.width ?? 0) * 0.8)
  })
})

describe('rowWidth', () => {
  const bar = (width: number) => ({ width, marks: [], opens: true, closes: true })

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
