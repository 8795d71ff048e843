import { expect, it } from 'vitest'
import { composeMail } from './compose.ts'

const content = {
  kind: 'email_change_current' as const,
  language: 'es',
  link: 'https://escuela.test/verify?a=1&b=2',
  code: '123456',
  addresses: { current: 'anne@example.com', new: '"<b>x"@example.com' },
}

it('has the same text in plain text and HTML, and escapes input of members', () => {
  const { text, html } = composeMail(content)
  expect(text).toContain('https://escuela.test/verify?a=1&b=2')
  expect(text).toContain('123456')
  expect(text).toContain('"<b>x"@example.com')
  expect(html).toContain('href="https://escuela.test/verify?a=1&amp;b=2"')
  expect(html).toContain('&quot;&lt;b&gt;x&quot;@example.com')
  expect(html).not.toContain('<b>')
})

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['es', 'es'],
  ['xx', 'es'],
  ['constructor', 'es'],
  [undefined, 'es'],
  [{ evil: true }, 'es'],
])('for the language %j it is written in %s', (language, written) => {
  expect(composeMail({ ...content, language }).html).toContain(`<html lang="${written}">`)
})

it('of a new log-in carries only a code', () => {
  const { subject, text, html } = composeMail({ ...content, kind: 'reauthentication' })
  expect(subject).toContain('123456')
  expect(text).not.toContain('https://')
  expect(html).not.toContain('<a ')
})
