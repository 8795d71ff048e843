import { describe, expect, it } from 'vitest'
import { parseTrustProxy } from './trust-proxy.ts'
import { visitorOf } from './visitor.ts'

function visitor(setting: string, headers: Record<string, string>, remoteAddress = '10.0.0.1') {
  const trust = parseTrustProxy(setting)
  if (trust === 'wrong') throw new Error(setting)
  return visitorOf({ headers, socket: { remoteAddress } }, trust)
}

const forwarded = (list: string) => ({ 'x-forwarded-for': list })

describe('the address of a visitor', () => {
  it.each([
    // No proxy is trusted.
    ['false', forwarded('192.0.2.9'), '10.0.0.1'],
    // One proxy: the entry that it added, never one that the visitor sent.
    ['true', forwarded('192.0.2.9'), '192.0.2.9'],
    ['true', forwarded('198.51.100.1, 192.0.2.9'), '192.0.2.9'],
    ['1', forwarded('127.0.0.1, 192.0.2.9'), '192.0.2.9'],
    // Two proxies.
    ['2', forwarded('198.51.100.1, 192.0.2.9, 10.0.0.2'), '192.0.2.9'],
    // Fewer entries than proxies: no further than there are.
    ['2', forwarded('192.0.2.9'), '192.0.2.9'],
    ['true', {}, '10.0.0.1'],
    // A malformed address is ignored, and so is everything behind it.
    ['true', forwarded('nonsense'), '10.0.0.1'],
    ['2', forwarded('192.0.2.9, <script>'), '10.0.0.1'],
    // Networks: until the first that is none of theirs.
    ['10.0.0.0/8', forwarded('198.51.100.1, 192.0.2.9, 10.1.1.1'), '192.0.2.9'],
    ['192.168.0.0/16', forwarded('192.0.2.9'), '10.0.0.1'],
    ['private', forwarded('198.51.100.1, 172.16.0.9'), '198.51.100.1'],
    // With ports, and the standard header.
    ['true', forwarded('192.0.2.9:4711'), '192.0.2.9'],
    ['true', forwarded('[2001:db8::1]:4711'), '2001:db8::1'],
    [
      'true',
      { forwarded: 'for=198.51.100.1, for="[2001:db8::1]:4711";proto=https' },
      '2001:db8::1',
    ],
    // Both headers, not alike: one of them is the visitor's.
    ['true', { ...forwarded('192.0.2.9'), forwarded: 'for=198.51.100.1' }, '10.0.0.1'],
  ])('TRUST_PROXY=%s, %j: %s', (setting, headers, address) => {
    expect(visitor(setting, headers).address).toBe(address)
  })

  it('counts by the /64', () => {
    const [one, other] = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::9'].map(
      (address) => visitor('true', forwarded(address)).key,
    )
    expect(one).toBe('2001:db8:0:1::/64')
    expect(other).toBe(one)
  })
})

it.each(['maybe', '-1', '11', '10.0.0.0/33', '10.0.0.0/8, nowhere'])(
  'TRUST_PROXY=%s is no setting',
  (setting) => {
    expect(parseTrustProxy(setting)).toBe('wrong')
  },
)
