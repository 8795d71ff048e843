import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Headers in which proxies name the client. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via', 'cf-connecting-ip']

/**
 * Whether a request comes from someone at this machine: from a loopback address, to a loopback name
 * (another name may be a foreign page that had its own name point here), and through no proxy. A
 * site with a public address is never looked at this way: a proxy before it may name nobody.
 */
export function isAtThisMachine(headers: Headers, siteUrl: string): boolean {
  if (!isLoopbackName(new URL(siteUrl).hostname)) return false
  if (!isLoopbackAddress(headers.get('x-real-ip') ?? '')) return false
  if (FORWARDING.some((name) => headers.has(name))) return false
  const host = headers.get('host') ?? ''
  return URL.canParse(`http://${host}`) && isLoopbackName(new URL(`http://${host}`).hostname)
}

function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare)
}

function isLoopbackAddress(address: string): boolean {
  const version = isIP(address)
  // A mapped IPv4 address (::ffff:127.0.0.1) is matched against the IPv4 rules by BlockList itself.
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
