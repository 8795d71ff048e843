import { expect, it } from 'vitest'
import { chosenLanguage, languageCookie } from './language-choice.ts'

it('reads back what the menu wrote, among other cookies', () => {
  const [pair] = languageCookie('en').split(';')
  expect(chosenLanguage(`session=a; ${pair}; flash=b`)).toBe('en')
})

it.each([null, '', 'session=a', 'idioma=tlh', 'noidioma=en', 'idioma='])(
  'finds no language in %j',
  (header) => expect(chosenLanguage(header)).toBeUndefined(),
)
