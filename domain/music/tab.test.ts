import { describe, expect, it } from 'vitest'
import { parseTab, readTab } from './tab.ts'

const system = (...bodies: string[]) =>
  ['e', 'B', 'G', 'D', 'A', 'E'].map((name, index) => `${name}|${bodies[index]}`).join('\n')

const empty = '----|----|'

describe('parseTab', () => {
  it('reads strings, bars and frets', () => {
    const tab = system('0---|-12-|', empty, empty, empty, empty, '3--3|----|')
    expect(parseTab(tab)).toEqual([
      {
        tuning: ['e', 'B', 'G', 'D', 'A', 'E'],
        bars: [
          {
            columns: 4,
            marks: [
              { string: 0, column: 0, text: '0', onset: 0 },
              { string: 5, column: 0, text: '3', onset: 0 },
              { string: 5, column: 3, text: '3', onset: 3 },
            ],
          },
          { columns: 4, marks: [{ string: 0, column: 1, text: '12', onset: 1 }] },
        ],
      },
    ])
  })

  it('reads every technique as a mark of its own, a wavy line as one', () => {
    const rest = '-'.repeat(22)
    const tab = system('5h7p5-7b9r7-3/5\\3-x~~t', rest, rest, rest, rest, rest)
    expect(parseTab(tab)?.[0]?.bars[0]?.marks.map(({ text }) => text)).toEqual([
      ...['5', 'h', '7', 'p', '5'],
      ...['7', 'b', '9', 'r', '7'],
      ...['3', '/', '5', '\\', '3'],
      ...['x', '~~', 't'],
    ])
  })

  it('knows where each note begins: at its fret, or its sign after a dash', () => {
    const rest = '-'.repeat(27)
    const tab = system('-5h7--h8-7b9r7-7bx-t12p5-~3', rest, rest, rest, rest, rest)
    const marks = parseTab(tab)?.[0]?.bars[0]?.marks ?? []
    expect(
      marks.flatMap(({ text, onset }) => (onset === undefined ? [] : `${onset} ${text}`)),
    ).toEqual(['1 5', '3 7', '6 8', '9 7', '15 7', '17 x', '19 12', '23 5', '26 3'])
  })

  it('reads the notes that the palm mutes from a line of its own', () => {
    const music = system(...Array(6).fill(':-0-0-|--0:|'))
    const bars = (palm: string) => parseTab(`${palm}\n${music}`)?.[0]?.bars
    expect(bars('PM|:-===-|---=|')?.map(({ palmMuted }) => palmMuted)).toEqual([[2, 3, 4], [3]])
    expect(bars('  PM |------|----|')?.map(({ palmMuted }) => palmMuted)).toEqual([
      undefined,
      undefined,
    ])
    expect(bars('PM|:-===-|---=|')?.[0]?.marks).toEqual(parseTab(music)?.[0]?.bars[0]?.marks)
  })

  it.each([
    ['signs', 'PM|--x---|----|', { kind: 'palm', bar: 1, text: 'x' }],
    ['columns', 'PM|--=---|---|', { kind: 'barLine', bar: 2 }],
    ['bars', 'PM|--=---|', { kind: 'barLine', bar: 2 }],
  ])('refuses other %s on the line of the palm than it has', (_case, palm, problem) => {
    expect(readTab(`${palm}\n${system(...Array(6).fill('--0-0-|--0-|'))}`)).toEqual(problem)
  })

  it('reads a number beyond the fretboard as two notes', () => {
    const tab = system('24-75-', ...Array(5).fill('------'))
    expect(parseTab(tab)?.[0]?.bars[0]?.marks.map(({ text }) => text)).toEqual(['24', '7', '5'])
  })

  it('continues in the next system of the same tuning, whatever the line endings', () => {
    const one = system(...Array(6).fill('-0-|'))
    const tab = `\n${one}\n  \n\n${one}\n\n${one.replace('E|', 'D|')}  \n`.replaceAll('\n', '\r\n')
    const systems = parseTab(tab)
    expect(systems?.map(({ tuning, bars }) => [tuning[5], bars.length])).toEqual([
      ['E', 2],
      ['D', 1],
    ])
  })

  it('skips the empty bar of a double bar line', () => {
    expect(parseTab(system(...Array(6).fill('|-0-||-1-||')))?.[0]?.bars).toHaveLength(2)
  })

  it.each([
    ['nothing', ''],
    ['prose', 'Toca despacio'],
    [
      'five lines',
      system(...Array(6).fill('-0-|'))
        .split('\n')
        .slice(1)
        .join('\n'),
    ],
    ['a line that is too short', system('-0-|', ...Array(5).fill('-0--|'))],
    ['bar lines out of place', system('--|-|', ...Array(5).fill('-|--|'))],
    ['an unknown sign', system('-♪-|', ...Array(5).fill('---|'))],
    ['one good system and a bad one', `${system(...Array(6).fill('-0-|'))}\n\ne|--|`],
    ['empty lines of strings', system(...Array(6).fill('|'))],
  ])('returns null for %s', (_case, tab) => {
    expect(parseTab(tab)).toBeNull()
  })
})
