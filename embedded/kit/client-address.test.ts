import { describe, expect, it } from 'vitest'
import { clientKey } from './client-address.ts'

describe('clientKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['::1', '::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['192.0.2.1, 192.0.2.2', 'unknown'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(clientKey(address)).toBe(key)
  })

  it('is one key for clients without an address', () => {
    expect(clientKey(null)).toBe('unknown')
    expect(clientKey(undefined)).toBe('unknown')
  })
})
