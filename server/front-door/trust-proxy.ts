import ipaddr from 'ipaddr.js'

/**
 * Proxies whose forwarded address is trusted: the nearest `hops`, or those whose own address is
 * within one of the `networks`; null trusts none.
 */
export type TrustProxy = { hops: number } | { networks: Network[] } | null
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]

const MAX_HOPS = 10
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Reads `TRUST_PROXY`: `false`, `true` (one proxy), a number of proxies, or networks separated by
 * commas (`10.0.0.0/8, 2001:db8::1, loopback, private`).
 *
 * @returns `'wrong'` for anything else
 */
export function parseTrustProxy(setting: string): TrustProxy | 'wrong' {
  const value = setting.trim().toLowerCase()
  if (['', 'false', 'no', 'off', '0'].includes(value)) return null
  if (['true', 'yes', 'on'].includes(value)) return { hops: 1 }
  if (/^\d+$/.test(value)) return Number(value) <= MAX_HOPS ? { hops: Number(value) } : 'wrong'
  const networks = value
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => NAMED[part] ?? [part])
    .map(parseNetwork)
  return networks.every((network) => network !== null) ? { networks } : 'wrong'
}

function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * True if an address is within one of the networks; an IPv4 address mapped into IPv6 counts as
 * IPv4.
 */
export function isWithin(address: string, networks: Network[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  )
}
