import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Headers in which proxies name the client, or themselves. */
const FORWARDING =
  /^(x-forwarded|x-original|forwarded$|via$|x-real-ip$|x-envoy|x-proxy|x-azure|cf-|cdn-|fly-|fastly-|(x-|true-|x-cluster-)client-?ip$)/

type RequestInfo = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }

/**
 * True if a request comes from this machine: from a loopback address, to a loopback name (another
 * name may be a foreign page that had its own name point here), and through no proxy.
 */
export function isAtThisMachine({ headers, socket }: RequestInfo): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return false
  const host = headers.host ?? ''
  return URL.canParse(`http://${host}`) && isLoopbackName(new URL(`http://${host}`).hostname)
}

/**
 * True if the site has no public address: a proxy in front of a public site may not name clients.
 */
export const isLocalSite = (siteUrl: string) => isLoopbackName(new URL(siteUrl).hostname)

function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare)
}

function isLoopbackAddress(address: string): boolean {
  const version = isIP(address)
  // A mapped IPv4 address (::ffff:127.0.0.1) is matched against the IPv4 rules by BlockList itself.
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
