import { describe, expect, it } from 'vitest'
import { isAtThisMachine } from './loopback.ts'

const SITE = 'http://localhost:3000'
const headers = (more: Record<string, string> = {}) =>
  new Headers({ host: 'localhost:3000', 'x-real-ip': '127.0.0.1', ...more })

describe('somebody at this machine', () => {
  it.each([
    [{}],
    [{ 'x-real-ip': '::1' }],
    [{ 'x-real-ip': '::ffff:127.0.0.1' }],
    [{ host: '127.0.0.1:3000' }],
    [{ host: '[::1]:3000' }],
  ])('comes with %j', (given) => {
    expect(isAtThisMachine(headers(given), SITE)).toBe(true)
  })
})

describe('somebody elsewhere', () => {
  it.each([
    [{ 'x-real-ip': '192.0.2.1' }],
    [{ 'x-real-ip': '::ffff:192.0.2.1' }],
    [{ 'x-real-ip': 'unknown' }],
    [{ 'x-forwarded-for': '192.0.2.1' }],
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ forwarded: 'for=192.0.2.1' }],
    [{ host: 'rebound.example' }],
    [{ host: 'localhost.example' }],
  ])('comes with %j', (given) => {
    expect(isAtThisMachine(headers(given), SITE)).toBe(false)
  })

  it('is everybody, when the site has a public address', () => {
    expect(isAtThisMachine(headers(), 'https://guitarra.example')).toBe(false)
  })
})
