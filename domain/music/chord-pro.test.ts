import { describe, expect, it } from 'vitest'
import { isSheetProblem, readSheet, type SongSheet } from './chord-pro.ts'

function sheetOf(source: string, metre: [number, number] = [4, 4]): SongSheet {
  const sheet = readSheet(source, metre)
  if (isSheetProblem(sheet)) throw new Error(`${sheet.kind} in line ${sheet.line}: ${sheet.text}`)
  return sheet
}
const verse = (...lines: string[]) => ['{start_of_verse: 1}', ...lines, '{end_of_verse}'].join('\n')
const problemOf = (source: string) => {
  const { kind, line } = readSheet(source, [4, 4]) as { kind: string; line: number }
  return `${kind} ${line}`
}

describe('the timing of a sheet', () => {
  it('begins a bar with each chord', () => {
    const { bars } = sheetOf(verse('[G]Zarpé de noche, [D]sin despedirme,', '[Em] [C]'))
    expect(bars.map((bar) => bar.map(({ chord }) => chord))).toEqual([['G'], ['D'], ['Em'], ['C']])
  })

  it('holds a chord over a bar line', () => {
    const { bars, sections } = sheetOf(verse('[Em]What shall we [*|]do'))
    expect(bars).toEqual([[{ at: 0, chord: 'Em' }], []])
    expect(sections[0]?.lines[0]?.cells).toEqual([
      { chord: 'Em', words: 'What shall we ', startsBar: true, bar: 0, at: 0 },
      { chord: null, words: 'do', startsBar: true, bar: 1, at: 0 },
    ])
  })

  it('has several chords in a bar by their beats', () => {
    const { bars } = sheetOf(verse('[C]Sopla, [*@3][G]viento, [*@4.5][D]ya'))
    expect(bars).toEqual([
      [
        { at: 0, chord: 'C' },
        { at: 2, chord: 'G' },
        { at: 3.5, chord: 'D' },
      ],
    ])
  })

  it('counts eighths in compound metres', () => {
    expect(sheetOf(verse('[C]la [*@4][G]la'), [6, 8]).bars[0]?.[1]).toEqual({ at: 1.5, chord: 'G' })
  })

  it('leaves the words before a bar to the one before', () => {
    const { sections } = sheetOf(verse('A[G]mazing [C]grace', 'how [G]sweet'))
    const cells = sections[0]?.lines.map((line) => line.cells[0])
    expect(cells).toEqual([
      { chord: null, words: 'A', startsBar: false, bar: -1, at: null },
      { chord: null, words: 'how ', startsBar: false, bar: 1, at: null },
    ])
  })

  it('is silent without a chord', () => {
    expect(sheetOf(verse('[N.C.]Oh!')).bars).toEqual([[{ at: 0, chord: '' }]])
  })

  it('writes the repeated chorus out', () => {
    const chorus = '{soc}\n[C]Sopla, [G]viento\n{eoc}'
    const { sections, bars } = sheetOf(`${chorus}\n${verse('[G]a')}\n{chorus}`)
    expect(bars).toHaveLength(5)
    expect(sections.map(({ kind, firstBar, bars }) => [kind, firstBar, bars])).toEqual([
      ['chorus', 0, 2],
      ['verse', 2, 1],
      ['chorus', 3, 2],
    ])
    expect(sections[2]?.lines[0]?.cells.map(({ bar }) => bar)).toEqual([3, 4])
  })

  it('names the bars of the melody, with a pick-up or without', () => {
    const intro = '{start_of_intro}\n[G]\n{end_of_intro}\n'
    const sung = (range: string) =>
      sheetOf(intro + verse(`{x_melody: ${range}}`, '[G]a [C]b')).sections[1]
    expect(sung('1-2')).toMatchObject({ melody: [0, 1], hasPickup: false })
    expect(sung('1-3')).toMatchObject({ melody: [0, 2], hasPickup: true })
  })
})

it('keeps labels, comments and the numbers of lines', () => {
  const { sections } = sheetOf('# remark\n\n{sov: label="2"}\n{c: softly}\n[G]a\n{eov}')
  expect(sections[0]).toMatchObject({
    kind: 'verse',
    label: '2',
    lines: [{ number: 4, comment: 'softly' }, { number: 5 }],
  })
})

describe('a problem names its line', () => {
  it.each([
    ['', 'empty 1'],
    ['[G]a', 'outside 1'],
    ['{start_of_verse}\n[G]a', 'open 1'],
    ['{start_of_verse}\n{start_of_chorus}', 'open 2'],
    ['{end_of_verse}', 'close 1'],
    ['{start_of_verse}\n[G]a\n{end_of_chorus}', 'close 3'],
    ['{start_of_refrain}', 'directive 1'],
    ['{title: Zarpé}', 'field 1'],
    ['{chorus}', 'chorus 1'],
    [verse('[G'), 'bracket 2'],
    [verse('[Sol]a'), 'chord 2'],
    [verse('[G]a', '[Gx]b'), 'chord 3'],
    [verse('[*fast][G]a'), 'annotation 2'],
    [verse('[G]a [*@5][D]b'), 'beat 2'],
    [verse('[G]a [*@1][D]b'), 'beat 2'],
    [verse('[G]a [*@3][D]b [*@2][C]c'), 'beat 2'],
    [verse('[G]a [*@3]b'), 'alone 2'],
    [verse('[G]a [*@3]'), 'alone 2'],
    [verse('[*|]a'), 'begin 2'],
    [verse('words alone'), 'silent 3'],
    [verse('{x_melody: 1-4}', '[G]a'), 'melody 4'],
    [verse('{x_melody: one}', '[G]a'), 'melody 2'],
    [verse('{x_melody: 1-2}', '[G]a'), 'pickup 4'],
  ])('%j', (source, problem) => expect(problemOf(source)).toBe(problem))
})
