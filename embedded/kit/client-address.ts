import ipaddr from 'ipaddr.js'

/** Visitors whose address is unknown share one key. */
const UNKNOWN = 'unknown'

/**
 * Rate limit key of a client. IPv4 counts whole, also when it comes mapped into IPv6
 * (`::ffff:192.0.2.1`). IPv6 counts by its /64, the smallest network that a subscriber gets (RFC
 * 6177), with 2^64 addresses.
 *
 * @param address from the socket or a trusted proxy, with or without a zone (`fe80::1%eth0`)
 * @returns `192.0.2.1`, `2001:db8:0:1::/64`, or `unknown` for anything else
 */
export function clientKey(address: string | null | undefined): string {
  if (!address || !ipaddr.isValid(address)) return UNKNOWN
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${network.toString()}/64`
}
