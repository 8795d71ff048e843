import { describe, expect, it } from 'vitest'
import { isOwnRequest } from './same-origin.ts'

const SITE = 'https://site.example'
const host = 'site.example'

describe('isOwnRequest', () => {
  it.each([
    [{ host }, true],
    [{ host, origin: SITE }, true],
    [{ host, 'sec-fetch-site': 'same-origin' }, true],
    [{ host, 'sec-fetch-site': 'none' }, true],
    [{ host: 'tunnel.example', origin: 'https://tunnel.example' }, true],
    [{ host, origin: 'http://site.example' }, false],
    [{ host, origin: 'https://evil.example' }, false],
    [{ host, origin: 'https://site.example.evil.example' }, false],
    [{ host, origin: '' }, true],
    [{ host, origin: 'https://site.example:8443' }, false],
    [{ host, origin: 'null' }, false],
    [{ host, 'sec-fetch-site': 'cross-site' }, false],
    [{ host, 'sec-fetch-site': 'same-site' }, false],
    [{ host, origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
  ])('%j: %s', (headers, own) => {
    expect(isOwnRequest(headers, SITE)).toBe(own)
  })

  it('accepts another name of this machine for its site', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }
    expect(isOwnRequest(headers, 'http://localhost:3000')).toBe(true)
  })
})
