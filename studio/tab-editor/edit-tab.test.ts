import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBar,
  addPalm,
  changeGrid,
  emptyTab,
  fillBar,
  PALM,
  placeBars,
  problemOf,
  removeBar,
  replaceCell,
} from './edit-tab.ts'

const TAB = [
  '  e |-0---12--3h5---7-|-0---------------|',
  'B|-----------------|-----5b7---------|',
  'G|-----------------|-----------------|   ',
  'D|-----------------|-----------------|',
  'A|-----------------|-----------------|',
  'E|-3---------------|-3~~-------------|',
  '',
  ' \t',
  'e|:5------:||-0--',
  'B|:-------:||----',
  'G|:-------:||----',
  'D|:-------:||----',
  'A|:-------:||----',
  'E|:-------:||----',
  '',
].join('\n')

/** Offsets at which two texts of the same length differ. */
const differences = (a: string, b: string) =>
  [...a].flatMap((sign, at) => (sign === b[at] ? [] : [at]))

describe('placing bars', () => {
  it('finds them in every system, whatever stands around them', () => {
    const texts = placeBars(TAB)?.map(({ texts }) => texts[0])
    expect(texts).toEqual(['-0---12--3h5---7-', '-0---------------', ':5------:', '-0--'])
  })

  it('does so with the line endings of Windows', () => {
    const bars = placeBars(TAB.replaceAll('\n', '\r\n'))
    expect(bars?.map(({ texts }) => texts[5])).toEqual([
      '-3---------------',
      '-3~~-------------',
      ':-------:',
      '----',
    ])
  })

  it.each(['', 'Toca despacio', TAB.replace('5b7', '5♪7')])(
    'refuses what is no tab: %j',
    (text) => {
      expect(placeBars(text)).toBeNull()
    },
  )
})

describe('a sign', () => {
  it('changes its own column and nothing else, wherever it is written', () => {
    const bars = placeBars(TAB) ?? []
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.nat(5),
        fc.nat(18),
        fc.constantFrom('0', '9', 'h', 'x', '~', '-', '\\'),
        (bar, string, column, sign) => {
          const after = replaceCell(TAB, bar, string, column, sign)
          expect(after).toHaveLength(TAB.length)
          const { start, end } = bars[bar]?.lines[string] ?? { start: 0, end: 0 }
          const at = start + column
          const changed = differences(TAB, after)
          // The other digit of a fret that is replaced is the only one besides.
          const isDigit = (offset: number) => /\d/.test(TAB[offset] ?? '')
          expect(changed.filter((each) => each !== at && !isDigit(each))).toEqual([])
          expect(changed.every((each) => each >= start && each < end)).toBe(true)
          expect(changed.length).toBeLessThanOrEqual(2)
        },
      ),
      { seed: 20261124, numRuns: 500 },
    )
  })

  it('replaces a fret of two digits as a whole', () => {
    expect(replaceCell(TAB, 0, 0, 5, '9')).toBe(TAB.replace('12--', '9---'))
    expect(replaceCell(TAB, 0, 0, 6, '-')).toBe(TAB.replace('12--', '----'))
    expect(replaceCell(TAB, 0, 0, 5, '14')).toBe(TAB.replace('12--', '14--'))
  })

  it.each([
    ['the edge of a bar', 0, 0, 0, '3'],
    ['a mark of repetition', 2, 0, 8, '3'],
    ['a column behind the bar', 0, 0, 17, '3'],
    ['a column that its second digit would share', 0, 0, 8, '12'],
    ['a bar that does not exist', 9, 0, 1, '3'],
  ])('is not written on %s', (_case, bar, string, column, sign) => {
    expect(replaceCell(TAB, bar, string, column, sign)).toBe(TAB)
  })
})

describe('bars', () => {
  const texts = (text: string) => placeBars(text)?.map((bar) => bar.texts[0])

  it('are added behind another, as long as it', () => {
    const after = addBar(TAB, 0)
    expect(texts(after)).toEqual([
      '-0---12--3h5---7-',
      '-'.repeat(17),
      ...['-0---------------', ':5------:', '-0--'],
    ])
    expect(removeBar(after, 1)).toBe(TAB)
  })

  it('go to new lines where the lines are full', () => {
    let text = emptyTab([4, 4])
    for (let bar = 0; bar < 9; bar++) text = addBar(text, bar)
    expect(placeBars(text)).toHaveLength(10)
    expect(text.split('\n').every((line) => line.length < 90)).toBe(true)
  })

  it('are removed with their bar line, and a system with its last bar', () => {
    expect(texts(removeBar(TAB, 1))).toEqual(['-0---12--3h5---7-', ':5------:', '-0--'])
    expect(texts(removeBar(TAB, 3))).toEqual([
      '-0---12--3h5---7-',
      '-0---------------',
      ':5------:',
    ])
    const two = removeBar(removeBar(TAB, 1), 0)
    expect(texts(two)).toEqual([':5------:', '-0--'])
    expect(texts(removeBar(removeBar(TAB, 3), 2))).toHaveLength(2)
  })

  it('are emptied instead when there is only one', () => {
    const one = replaceCell(emptyTab([3, 4]), 0, 2, 1, '7')
    expect(removeBar(one, 0)).toBe(emptyTab([3, 4]))
  })
})

describe('the grid of a bar', () => {
  it('changes with the notes in place', () => {
    const finer = changeGrid(TAB, 1, [4, 4], 8) ?? ''
    expect(placeBars(finer)?.[1]?.texts[1]).toBe(`${'-'.repeat(9)}5b7${'-'.repeat(21)}`)
    expect(placeBars(finer)?.[0]).toMatchObject({ texts: placeBars(TAB)?.[0]?.texts })
    expect(placeBars(changeGrid(finer, 1, [4, 4], 4) ?? '')?.[1]?.texts[1]).toBe(
      '-----5b7---------',
    )
  })

  it('stays as it is when the notes do not fit', () => {
    expect(changeGrid(TAB, 0, [4, 4], 1)).toBeNull()
    expect(changeGrid(TAB, 3, [4, 4], 4)).toBeNull()
  })

  it('stays as it is when a sign of it would be lost', () => {
    const dangling = replaceCell(TAB, 1, 3, 9, 'h')
    expect(changeGrid(dangling, 1, [4, 4], 8)).toBeNull()
    expect(changeGrid(replaceCell(dangling, 1, 3, 10, '3'), 1, [4, 4], 8)).not.toBeNull()
  })

  it('is filled until it adds up', () => {
    const problems = (text: string) => placeBars(text)?.map((bar) => problemOf(bar, [4, 4]))
    expect(problems(TAB)).toEqual([null, null, null, 'sum'])
    expect(problems(fillBar(TAB, 3, [4, 4]))).toEqual([null, null, null, null])
    expect(fillBar(TAB, 0, [4, 4])).toBe(TAB)
    expect(placeBars(fillBar(TAB, 2, [3, 4]))?.[2]?.texts[0]).toBe(':5-------:')
  })
})

describe('the line of the palm', () => {
  const plain = ['e', 'B', 'G', 'D', 'A', 'E']
    .map((name) => `${name}|-0---0---0---0---|`)
    .join('\n')
  const withPalm = addPalm(plain, 0)
  const muted = replaceCell(withPalm, 0, PALM, 5, '=')
  const palmOf = (text: string) => placeBars(text)?.map(({ texts }) => texts[PALM])

  it('is added once, above the strings, and mutes nothing yet', () => {
    expect(withPalm.split('\n')[0]).toBe('PM|-----------------|')
    expect(addPalm(withPalm, 0)).toBe(withPalm)
    expect(palmOf(withPalm)).toEqual(['-----------------'])
  })

  it('has as many bars as the strings, with repetitions and double bar lines', () => {
    const both = addPalm(addPalm(TAB, 0), 2)
    expect(palmOf(both)).toEqual(['-----------------', '-----------------', '---------', '----'])
  })

  it('takes its own sign alone, and gives it to no string', () => {
    expect(palmOf(muted)).toEqual(['-----=-----------'])
    expect(replaceCell(withPalm, 0, PALM, 5, '3')).toBe(withPalm)
    expect(replaceCell(withPalm, 0, 5, 5, '=')).toBe(withPalm)
    expect(replaceCell(muted, 0, PALM, 5, '-')).toBe(withPalm)
  })

  it('stays with its notes on another grid, and with its bars when others come and go', () => {
    expect(palmOf(changeGrid(muted, 0, [4, 4], 6) ?? '')).toEqual(['-------=-----------------'])
    expect(palmOf(addBar(muted, 0))).toEqual(['-----=-----------', '-----------------'])
    expect(removeBar(addBar(muted, 0), 1)).toBe(muted)
  })

  it('goes on in the lines that a new bar begins', () => {
    const long = Array.from({ length: 5 }).reduce<string>(
      (text, _, bar) => addBar(text, bar),
      muted,
    )
    expect(long.match(/^PM\|/gm)).toHaveLength(2)
    expect(palmOf(long)).toHaveLength(6)
  })
})
