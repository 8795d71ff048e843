import { describe, expect, it } from 'vitest'
import { flatTexts, withOverrides } from './overrides.ts'

const messages = { title: 'Blog', errors: { gone: 'No está', lost: 'Se perdió' } }

describe('withOverrides', () => {
  it('replaces texts at any depth and leaves the catalogue as it was', () => {
    expect(withOverrides(messages, { title: 'Bitácora', 'errors.gone': 'Naufragó' })).toEqual({
      title: 'Bitácora',
      errors: { gone: 'Naufragó', lost: 'Se perdió' },
    })
    expect(messages.errors.gone).toBe('No está')
  })

  it.each(['nowhere', 'errors', 'errors.gone.deeper', 'errors.nowhere', '__proto__.x', 'toString'])(
    'ignores the unknown key %s',
    (key) => expect(withOverrides(messages, { [key]: 'x' })).toEqual(messages),
  )
})

it('names every text by its dotted key', () => {
  expect(flatTexts(messages)).toEqual([
    ['title', 'Blog'],
    ['errors.gone', 'No está'],
    ['errors.lost', 'Se perdió'],
  ])
})
