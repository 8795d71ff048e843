import { describe, expect, it } from 'vitest'
import { parseTab, type TabBar } from '../../../domain/music/tab.ts'
import { layOut, rowWidth, techniquesIn } from './tab-layout.ts'

const note = (column: number, text = '5') => ({ string: 0, column, text, onset: column })

/** A bar with music on its first string. */
function bar(line: string, palm?: string): TabBar {
  const silent = line.replace(/[^-:]/g, '-')
  const strings = ['e', 'B', 'G', 'D', 'A', 'E'].map(
    (name, index) => `${name}|${index ? silent : line}`,
  )
  const [read] = parseTab([...(palm ? [`PM|${palm}`] : []), ...strings].join('\n'))?.[0]?.bars ?? []
  if (!read) throw new Error('No bar')
  return read
}

describe('layOut', () => {
  it('places the marks of a bar between its bar lines, each in its column', () => {
    const { width, marks, edges } = layOut({ columns: 8, marks: [note(0), note(4, '12')] }, null)
    const [first, second] = marks
    expect(first?.x).toBeGreaterThan(edges[0] ?? 0)
    expect(second?.x).toBeGreaterThan(edges[4] ?? 0)
    expect((second?.x ?? 0) + 10).toBeLessThan(width)
    expect(edges).toHaveLength(9)
  })

  it('keeps a bar whole, however long', () => {
    const marks = Array.from({ length: 40 }, (_, index) => note(index * 3, '12'))
    expect(layOut({ columns: 120, marks }, null).marks.map(({ column }) => column)).toEqual(
      marks.map(({ column }) => column),
    )
  })

  it('gives a silence of twice the time more room, but not twice as much', () => {
    const [x0 = 0, x1 = 0, x2 = 0] = layOut(bar('-0---0-------0---'), [4, 4]).marks.map(
      ({ x }) => x,
    )
    expect(x2 - x1).toBeGreaterThan(1.2 * (x1 - x0))
    expect(x2 - x1).toBeLessThan(1.8 * (x1 - x0))
  })

  it('fits four triplets of tapping on a narrow phone', () => {
    expect(layOut(bar(`-${'t12-p5--h8--'.repeat(4)}`), [4, 4]).width).toBeLessThan(294)
  })

  it('draws the rhythm of a tab that adds up, the stem below the fret', () => {
    const { thin, marks } = layOut(bar('-t12-------------'), [2, 4])
    const fret = marks.find(({ text }) => text === '12')
    expect(thin).toMatch(new RegExp(`^M${fret?.x} `))
    expect(layOut(bar('-t12-------------'), null).thin).toBe('')
  })

  it('makes room for marks of repetition, and draws them', () => {
    const plain = layOut(bar('--0---0-'), null)
    const repeated = layOut(bar(':-0---0:'), null)
    expect(repeated.width).toBeGreaterThan(plain.width + 5)
    expect(repeated.edges[0]).toBeGreaterThan(plain.edges[0] ?? 0)
    expect(repeated.thick.match(/M/g)).toHaveLength(4)
    expect(plain.thick).toBe('')
  })

  it('joins notes that the palm mutes one after the other', () => {
    const { palms, palmPath, marks } = layOut(
      bar('-0-0-0-0-0-0-', '-=-=---===--'.concat('-')),
      null,
    )
    const [first, second, , fourth, fifth] = marks.map(({ x }) => x)
    expect(palms).toEqual([first, fourth])
    expect(palmPath).toBe(`M${first} 7H${second}M${fourth} 7H${fifth}`)
  })
})

describe('rowWidth', () => {
  const drawn = (width: number) => ({ ...layOut(bar('-0-'), null), width })

  it('holds the names and as many bars as a phone has room for', () => {
    expect(rowWidth([drawn(100), drawn(128)])).toBe(18 + 2 * 128)
    expect(rowWidth([drawn(172), drawn(166)])).toBe(18 + 172)
  })

  it('holds one bar, however wide', () => {
    expect(rowWidth([drawn(400)])).toBe(418)
  })
})

describe('techniquesIn', () => {
  it('names the techniques in use, in the order of their explanation', () => {
    const bars = [{ columns: 4, marks: [note(0, '~~'), note(1, 'h'), note(2)] }]
    expect(techniquesIn(bars)).toEqual(['h', '~'])
  })
})
