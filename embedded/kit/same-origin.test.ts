import { describe, expect, it } from 'vitest'
import { isOwnRequest } from './same-origin.ts'

const SITE = 'https://school.example'
const host = 'school.example'

describe('isOwnRequest', () => {
  it.each([
    [{ host }, true],
    [{ host, origin: SITE }, true],
    [{ host, 'sec-fetch-site': 'same-origin' }, true],
    [{ host, 'sec-fetch-site': 'none' }, true],
    [{ host: 'tunnel.example', origin: 'https://tunnel.example' }, true],
    [{ host, origin: 'http://school.example' }, false],
    [{ host, origin: 'https://evil.example' }, false],
    [{ host, origin: 'https://school.example.evil.example' }, false],
    [{ host, origin: '' }, true],
    [{ host, origin: 'https://school.example:8443' }, false],
    [{ host, origin: 'null' }, false],
    [{ host, 'sec-fetch-site': 'cross-site' }, false],
    [{ host, 'sec-fetch-site': 'same-site' }, false],
    [{ host, origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
  ])('%j: %s', (headers, own) => {
    expect(isOwnRequest(headers, SITE)).toBe(own)
  })

  it('takes another name of this machine for the site on it', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }
    expect(isOwnRequest(headers, 'http://localhost:3000')).toBe(true)
  })
})
