import { evaluate, parse } from 'groq-js'
import { expect, expectTypeOf, test } from 'vitest'
import { localized, localizedValue } from './localized.ts'

const dataset = [
  {
    _id: 'level',
    name: [
      { _key: 'a', language: 'es', value: 'Grumete' },
      { _key: 'b', language: 'en', value: 'Deckhand' },
    ],
    quote: { text: [{ _key: 'a', language: 'es', value: 'Ay' }] },
  },
]

async function read(projection: string, lng: string) {
  return (await evaluate(parse(`*[0]{ ${projection} }`), { dataset, params: { lng } })).get()
}

test('returns the value in the requested language', async () => {
  expect(await read(localized('name'), 'en')).toEqual({ name: 'Deckhand' })
})

test('falls back to Spanish', async () => {
  expect(await read(localized('name'), 'hi')).toEqual({ name: 'Grumete' })
})

test('returns null where there is no text', async () => {
  expect(await read(localized('title'), 'en')).toEqual({ title: null })
})

test('reads a path under another name', async () => {
  expect(await read(`"saying": ${localizedValue('quote.text')}`, 'en')).toEqual({ saying: 'Ay' })
})

test('keeps its literal type, by which the client finds the type of a result', () => {
  expectTypeOf(
    localized('a'),
  ).toEqualTypeOf<'"a": coalesce(a[language == $lng][0].value, a[language == "es"][0].value)'>()
})
