import { describe, expect, it } from 'vitest'
import { STANDARD_TUNING } from '../../domain/music/write-tab.ts'
import { type Imported, openFile } from './import-file.ts'
import { barsText } from './notices.ts'
import { writeMusicXml } from './write-musicxml.ts'

const LIMITS = { metres: ['4/4', '3/4', '6/8'], tempo: [30, 240] as const, capo: 12 }
/** Files of Guitar Pro are recognized by their first bytes: a shorter one is refused as broken. */
const open = (text: string) => openFile(new TextEncoder().encode(text.padEnd(64)), LIMITS)

/** Imports alphaTex, which can say all that the other formats can. */
async function imported(tex: string): Promise<Imported> {
  const read = (await open(tex))[0]?.read()
  if (!read) throw new Error('nothing to import')
  return read
}
const linesOf = async (tex: string) =>
  (await imported(tex)).text.split('\n').filter((line) => /\d|x/.test(line))

describe('what a tab has', () => {
  it('is imported without a notice', async () => {
    const { music, text, notices } = await imported(
      '\\title "Uno" \\tempo 96 . \\capo 2 \\ro 3.1{h}.8 5.1.8 (0.2 2.3).4 r.4 x.6.4 | \\rc 2 5.2{b (0 4)}.4 r.2{d}',
    )
    expect(notices).toEqual([])
    expect(music).toMatchObject({ title: 'Uno', tempo: 96, capo: 2, feel: 'straight' })
    expect(music.score.bars).toEqual([
      { startsRepeat: true, endsRepeat: false },
      { startsRepeat: false, endsRepeat: true },
    ])
    expect(text).toBe(
      [
        'e|:3h5-------------|----------------:|',
        'B|:----0-----------|-5b7------------:|',
        'G|:----2-----------|----------------:|',
        'D|:----------------|----------------:|',
        'A|:----------------|----------------:|',
        'E|:------------x---|----------------:|',
      ].join('\n'),
    )
  })

  it('holds triplets, ties once, and a swing', async () => {
    const tex = '\\tf triplet8th 0.1.8{tu 3} 1.1.8{tu 3} 3.1.8{tu 3} -.1.4 5.1.2'
    expect(await linesOf(tex)).toEqual(['e|-0-1-3-------5-----------|'])
    expect((await imported(tex)).music.feel).toBe('shuffle')
  })
})

describe('what a tab does not have is reported, with its bars', () => {
  it.each([
    ['a change of metre', '\\ts 4 4 0.1.1 | 0.1.1 | \\ts 3 4 0.1.2{d}', /3\/4.*el compás 3/],
    ['a metre that is not in the form', '\\ts 5 4 0.1.1 0.1.4', /5\/4/],
    ['a change of tempo', '\\tempo 80 . 0.1.1 | \\tempo 100 0.1.1', /tempo cambia en el compás 2/],
    ['a tempo out of range', '\\tempo 300 . 0.1.1', /300/],
    ['grace notes', '3.1{gr} 5.1.1', /adorno en el compás 1/],
    ['harmonics', '12.1{nh}.1', /armónicos \(el compás 1\)/],
    ['the palm on some notes of a chord', '(0.6{pm} 2.5).1', /palm mute de algunas notas/],
    ['a fret beyond the last', '27.1.1', /traste 24/],
    ['more than two times', '\\ro 0.1.1 | \\rc 4 0.1.1', /más de dos veces/],
    [
      'alternative endings',
      '\\ro 0.1.1 | \\ae 1 \\rc 2 0.1.1 | \\ae 2 0.1.1',
      /casillas.*2 y 3|2–3/,
    ],
    ['two techniques', '3.1{h}.2 5.1{v}.2', /dos técnicas/],
    ['a bend of a quarter tone', '5.1{b (0 1)}.1', /cuarto de tono/],
    ['another swing', '\\tf dotted8th 0.1.1', /balanceo/],
    ['text', '0.1.1{txt "suave"}', /textos/],
  ])('%s', async (_case, tex, sentence) => {
    const { notices } = await imported(tex)
    expect(notices).toEqual([expect.stringMatching(sentence)])
  })

  it('the strings beyond six, if notes are lost', async () => {
    const { music, notices } = await imported('\\tuning (E4 B3 G3 D3 A2 E2 B1) 0.7.2 3.6.2')
    expect(music.tuning).toEqual(STANDARD_TUNING)
    expect(music.score.notes).toHaveLength(1)
    expect(notices).toHaveLength(2)
  })
})

it('offers no import for a track of fewer strings', async () => {
  expect((await open('\\tuning (G2 D2 A1 E1) 0.1.1'))[0]?.read()).toBeNull()
})

it('refuses a file that is no music', async () => {
  await expect(openFile(new Uint8Array([1, 2, 3, 4]), LIMITS)).rejects.toThrow()
})

it('writes a title and its signs into MusicXML', async () => {
  const { music } = await imported('\\title "Uno & <dos>" . 3.1{h}.2 5.1.2')
  const xml = writeMusicXml(music)
  expect(xml).toContain('Uno &amp; &lt;dos&gt;')
  expect(xml.match(/<hammer-on number="1" type="(start|stop)">/g)).toHaveLength(2)
})

it.each([
  [[3], 'el compás 3'],
  [[1, 2, 3], 'los compases 1–3'],
  [[9, 1, 4, 5], 'los compases 1, 4–5 y 9'],
])('names bars %j', (bars, text) => {
  expect(barsText(bars)).toBe(text)
})
