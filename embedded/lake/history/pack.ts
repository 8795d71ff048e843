import { deflateSync, inflateSync } from 'node:zlib'

/** Shorter texts are not worth the work, bytes. */
const WORTH_COMPRESSING = 300
/** The first byte of what zlib compressed; no JSON text begins with it. */
const ZLIB = 0x78

/** A JSON value as the log keeps it: its text, compressed (RFC 1950) when that is shorter. */
export function pack(value: unknown): Uint8Array {
  const text = Buffer.from(JSON.stringify(value))
  if (text.length < WORTH_COMPRESSING) return text
  const compressed = deflateSync(text)
  return compressed.length < text.length ? compressed : text
}

export function unpack(packed: Uint8Array): unknown {
  const text = packed[0] === ZLIB ? inflateSync(packed) : Buffer.from(packed)
  return JSON.parse(text.toString())
}
