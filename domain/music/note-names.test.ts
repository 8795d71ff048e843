import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { languageCodes } from '../languages.ts'
import { customaryNames, NAMINGS } from './naming.ts'
import { chordName, noteParts, readChord, scaleOf } from './note-names.ts'

const es = { names: 'solfege', language: 'es' } as const
const de = { names: 'german', language: 'de' } as const
const en = { names: 'letters', language: 'en' } as const
const ru = { names: 'solfege', language: 'ru' } as const

test.each([
  ['Em', 'Em', 'Em', 'Mim'],
  ['F#m7b5', 'F♯m7♭5', 'F♯m7♭5', 'Fa♯m7♭5'],
  ['Bb', 'B♭', 'B', 'Si♭'],
  ['B7', 'B7', 'H7', 'Si7'],
  ['Bb/A', 'B♭/A', 'B/A', 'Si♭/La'],
  ['D/F#', 'D/F♯', 'D/F♯', 'Re/Fa♯'],
  ['G/B', 'G/B', 'G/H', 'Sol/Si'],
  ['Badd9', 'Badd9', 'Hadd9', 'Siadd9'],
  ['C7#9/Ab', 'C7♯9/A♭', 'C7♯9/A♭', 'Do7♯9/La♭'],
  ['Cmaj7', 'Cmaj7', 'Cmaj7', 'Domaj7'],
  ['Dsus4', 'Dsus4', 'Dsus4', 'Resus4'],
])('%s is %s, in German %s, in Spanish %s', (typed, english, german, spanish) => {
  expect(chordName(typed, en)).toBe(english)
  expect(chordName(typed, de)).toBe(german)
  expect(chordName(typed, es)).toBe(spanish)
})

it('leaves chords in letters where notes alone are sung', () => {
  expect(chordName('Am7', ru)).toBe('Am7')
  expect(noteParts('Ab', ru)).toEqual({ step: 'Ля', sign: '♭' })
  expect(chordName('B7', { ...ru, names: 'german' })).toBe('H7')
})

it.each(['Do', 'Sol', 'La menor', 'Fa7', 'Em con Sol', '', 'H7', 'Dominante'])(
  'shows «%s» as it was written',
  (typed) => {
    expect(chordName(typed, de)).toBe(typed)
  },
)

test.each([
  ['es', 'Do Re Mi Fa Sol La Si'],
  ['fr', 'Do Ré Mi Fa Sol La Si'],
  ['ru', 'До Ре Ми Фа Соль Ля Си'],
  ['de', 'C D E F G A H'],
  ['en', 'C D E F G A B'],
  ['zh', 'C D E F G A B'],
])('in %s one learns %s', (language, scale) => {
  expect(scaleOf({ names: customaryNames(language), language })).toBe(scale)
})

describe('every chord of the lessons', () => {
  const dataset = readFileSync(new URL('../../dataset/data.ndjson', import.meta.url), 'utf8')
  const names = [...dataset.matchAll(/"name":"([^"]+)","frets"/g)].map(([, name = '']) => name)

  test.each([...new Set(names)])('%s is read, and another in every naming', (name) => {
    expect(readChord(name)).not.toBeNull()
    for (const language of languageCodes) {
      for (const naming of NAMINGS) {
        expect(chordName(name, { names: naming, language })).not.toMatch(/[#b]|undefined/)
      }
    }
    expect(chordName(name, es)).toMatch(/^(Do|Re|Mi|Fa|Sol|La|Si)/)
  })
})
