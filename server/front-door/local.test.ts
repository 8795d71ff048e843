import { describe, expect, it } from 'vitest'
import { isAtThisMachine, isLocalSite } from './local.ts'

const requestOf = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => ({
  headers: { host: 'localhost:3000', ...headers },
  socket: { remoteAddress },
})

describe('a client on this machine', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('comes from %s', (address) => {
    expect(isAtThisMachine(requestOf({}, address))).toBe(true)
  })
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'escuela.localhost'])(
    'asks for %s',
    (host) => {
      expect(isAtThisMachine(requestOf({ host }))).toBe(true)
    },
  )
})

describe('a client elsewhere', () => {
  it.each(['192.0.2.1', '::ffff:192.0.2.1', 'unknown', ''])('comes from %s', (address) => {
    expect(isAtThisMachine(requestOf({}, address))).toBe(false)
  })
  it.each(['rebound.example', 'localhost.example', ''])('asks for %s', (host) => {
    expect(isAtThisMachine(requestOf({ host }))).toBe(false)
  })
  it.each([
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
    'x-original-forwarded-for',
  ])('comes through a proxy that sends %s, whatever its value', (header) => {
    expect(isAtThisMachine(requestOf({ [header]: '127.0.0.1' }))).toBe(false)
  })
})

it('a site with a public address is not local', () => {
  expect(isLocalSite('http://localhost:3000')).toBe(true)
  expect(isLocalSite('https://guitarra.example')).toBe(false)
})
