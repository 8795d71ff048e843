import { describe, expect, it } from 'vitest'
import { layOut, techniquesIn } from './tab-layout.ts'

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
    for (const { width } of pieces) expect(width).toBeLessThanOrEqual(300)
    expect(pieces.flatMap((piece) => piece.marks.map(({ column }) => column))).toEqual(
      marks.map(({ column }) => column),
    )
    expect(pieces.map(({ opens }) => opens)).toEqual([true, ...pieces.slice(1).map(() => false)])
    expect(pieces.findIndex(({ closes }) => closes)).toBe(pieces.length - 1)
  })
})

describe('techniquesIn', () => {
  it('names what is used, in the order asked for', () => {
    const bars = [{ columns: 4, marks: [note(0, '~~'), note(1, 'h'), note(2)] }]
    expect(techniquesIn(bars, ['h', 'p', '~'])).toEqual(['h', '~'])
  })
})
