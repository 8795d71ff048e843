import { describe, expect, it } from 'vitest'
import { completed } from './completed.ts'

const block = (key: string, text: string) => ({
  _key: key,
  _type: 'block',
  children: [{ _type: 'span', text, marks: [] }],
  markDefs: [],
})

describe('a text of which a part is translated', () => {
  it('shows the rest in Spanish, marked as such', () => {
    const shown = completed([block('a', 'Uno'), block('b', 'Dos')], [block('a', 'One')])
    expect(shown).toEqual([
      block('a', 'One'),
      {
        ...block('b', 'Dos'),
        children: [{ _type: 'span', text: 'Dos', marks: ['bes'] }],
        markDefs: [{ _key: 'bes', _type: 'foreign', language: 'es' }],
      },
    ])
  })

  it.each([null, 7, 'text', {}, []])(
    'leaves out invalid blocks in either language: %j',
    (stray) => {
      const shown = completed([stray, block('a', 'Uno')], [block('a', 'One'), stray])
      expect(shown).toEqual([block('a', 'One')])
    },
  )

  it.each([null, 7, 'text', {}])('accepts invalid spans, marks and chords: %j', (stray) => {
    const chords = { _key: 'c', _type: 'chords', chords: stray }
    expect(completed([block('a', ''), chords], [block('a', ''), chords])).toEqual([
      block('a', ''),
      { ...chords, chords: [] },
    ])
    const odd = { ...block('a', ''), children: stray, markDefs: stray }
    expect(completed([block('b', ''), odd], [block('b', '')])).toEqual([
      block('b', ''),
      { ...odd, children: [], markDefs: [{ _key: 'aes', _type: 'foreign', language: 'es' }] },
    ])
  })
})

it("takes a tab's music from the source, and its title from the translation", () => {
  const tab = { _key: 't', _type: 'tablature' }
  const source = { ...tab, title: 'Despacio', tab: 'e|-2-|', metre: '3/4', tempo: 70 }
  const translation = { ...tab, title: 'Slowly', tab: 'e|-1-|', tempo: 60 }
  expect(completed([source], [translation])).toEqual([{ ...source, title: 'Slowly' }])
  expect(completed([source], [{ ...translation, title: '' }])).toEqual([source])
})

it("takes an exercise's music and tempos from the source, and its words from the translation", () => {
  const exercise = { _key: 'p', _type: 'practice' }
  const words = { title: 'Despacio', text: 'Tócalo.', listen: 'El bajo.' }
  const source = { ...exercise, ...words, music: 't', tempo: 60, goal: 80 }
  const translation = { ...exercise, title: 'Slowly', text: '', music: 'old', tempo: 50 }
  expect(completed([source], [translation])).toEqual([{ ...source, title: 'Slowly' }])
})
