import { expect, it } from 'vitest'
import { isForeignWrite } from './origin.ts'

const SITE = 'https://guitarra.example'
const host = 'guitarra.example'

it.each([
  ['our own origin', { host, origin: SITE }, 'http', false],
  ['our own name in plain text', { host, origin: 'http://guitarra.example' }, 'https', true],
  [
    'our own name at another port',
    { host, origin: 'https://guitarra.example:8443' },
    'https',
    true,
  ],
  ['another name', { host, origin: 'https://evil.example' }, 'https', true],
  [
    'a name that begins as ours',
    { host, origin: 'https://guitarra.example.evil.example' },
    'https',
    true,
  ],
  ['no name at all', { host, origin: 'null' }, 'https', true],
  [
    'the address that was asked',
    { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    'http',
    false,
  ],
  [
    'the same under another scheme',
    { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
    'https',
    true,
  ],
  ['a tool that says nothing', { host }, 'http', false],
  ['a browser that tells of us', { host, 'sec-fetch-site': 'same-origin' }, 'http', false],
  ['a browser that tells of its reader', { host, 'sec-fetch-site': 'none' }, 'http', false],
  ['a browser that tells of another site', { host, 'sec-fetch-site': 'cross-site' }, 'http', true],
  ['a browser that tells of a sibling', { host, 'sec-fetch-site': 'same-site' }, 'http', true],
] as const)('a form from %s', (_, headers, scheme, isForeign) => {
  expect(isForeignWrite('POST', headers, SITE, scheme)).toBe(isForeign)
  expect(isForeignWrite('GET', headers, SITE, scheme)).toBe(false)
})
