import { describe, expect, it } from 'vitest'
import { parseTab } from './tab.ts'

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
              { string: 0, column: 0, text: '0' },
              { string: 5, column: 0, text: '3' },
              { string: 5, column: 3, text: '3' },
            ],
          },
          { columns: 4, marks: [{ string: 0, column: 1, text: '12' }] },
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
