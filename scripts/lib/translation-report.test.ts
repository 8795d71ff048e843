import { expect, it } from 'vitest'
import { translatedLanguages } from '../../domain/languages.ts'
import { coverageOf } from './translation-report.ts'

it.each(translatedLanguages)('finds every mail in "%s"', (language) => {
  expect(coverageOf(language).mails).toMatchObject({ missing: [], outdated: [] })
})
