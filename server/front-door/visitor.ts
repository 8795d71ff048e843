import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { clientKey } from '../../embedded/kit/client-address.ts'
import { isWithin, type TrustProxy } from './trust-proxy.ts'

/** The client of a request, as far as its address identifies it. */
export interface Visitor {
  address: string
  /** Rate limit key: the address, or its /64. */
  key: string
  /** True if the connection comes from a trusted proxy. */
  viaProxy: boolean
}

type RequestInfo = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }

/**
 * The visitor's address is the socket's. Behind proxies that are trusted it is the entry that the
 * outermost of them has added to `X-Forwarded-For` or `Forwarded` (RFC 7239): counted from the right
 * end, because entries further left come from the visitor.
 */
export function visitorOf({ headers, socket }: RequestInfo, trust: TrustProxy): Visitor {
  const peer = socket.remoteAddress ?? 'unknown'
  const viaProxy = trust !== null && ('hops' in trust || isWithin(peer, trust.networks))
  const address = viaProxy ? outermost([...forwardedFor(headers), peer], trust) : peer
  return { address, key: clientKey(address), viaProxy }
}

/** @param chain addresses from the visitor's claim to the socket's */
function outermost(chain: string[], trust: NonNullable<TrustProxy>): string {
  let at = chain.length - 1
  const isTrusted = (address: string) =>
    'hops' in trust ? at > chain.length - 1 - trust.hops : isWithin(address, trust.networks)
  while (at > 0 && isTrusted(chain[at] ?? '') && ipaddr.isValid(chain[at - 1] ?? '')) at--
  return chain[at] ?? 'unknown'
}

/** Both headers at once, and not alike: one of them is the visitor's own, so neither counts. */
function forwardedFor(headers: IncomingMessage['headers']): string[] {
  const plain = entries(headers['x-forwarded-for']).map(bare)
  const standard = entries(headers.forwarded).map((entry) => bare(parameter(entry, 'for') ?? ''))
  if (plain.length > 0 && standard.length > 0 && plain.join() !== standard.join()) return []
  return plain.length > 0 ? plain : standard
}

const entries = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const parameter = (entry: string, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}="?([^";]*)"?`, 'i').exec(entry)?.[1]?.toLowerCase()

/** Without the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const bare = (entry: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')
