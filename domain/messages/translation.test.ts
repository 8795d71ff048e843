import { expectTypeOf, it } from 'vitest'
import type { Draft, Translated } from './translation.ts'

interface Spanish {
  title: string
  found_one: string
  found_other: string
  errors: { gone: string }
}
interface Russian extends Spanish {
  found_few: string
  found_many: string
}
interface Chinese {
  title: string
  found_other: string
  errors: { gone: string }
}
const errors = { gone: '' }

it('requires every key, and the plural forms of its own language', () => {
  expectTypeOf<Translated<Spanish, 'de'>>().toEqualTypeOf<Spanish>()
  expectTypeOf<Translated<Spanish, 'ru'>>().toEqualTypeOf<Russian>()
  expectTypeOf<Translated<Spanish, 'zh'>>().toEqualTypeOf<Chinese>()
})

it('rejects a missing or surplus key and a plural of another language', () => {
  const german = { title: '', found_one: '', found_other: '', errors }
  german satisfies Translated<Spanish, 'de'>
  // @ts-expect-error a key is missing
  ;({ title: '', found_one: '', found_other: '', errors: {} }) satisfies Translated<Spanish, 'de'>
  // @ts-expect-error Spanish has no such key
  ;({ ...german, errors: { gone: '', lost: '' } }) satisfies Translated<Spanish, 'de'>
  // @ts-expect-error Russian counts in more ways
  german satisfies Translated<Spanish, 'ru'>
})

it('accepts an incomplete draft, and no key that Spanish lacks', () => {
  ;({}) satisfies Draft<Translated<Spanish, 'ru'>>
  ;({ found_few: '', errors: {} }) satisfies Draft<Translated<Spanish, 'ru'>>
  // @ts-expect-error Spanish has no such key
  ;({ errors: { lost: '' } }) satisfies Draft<Translated<Spanish, 'ru'>>
})
