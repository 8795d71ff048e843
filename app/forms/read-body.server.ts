/** The longest form body (bytes): 5000 characters of the longest encoding, and the other fields. */
const MAX_BYTES = 65_536

/**
 * The fields of a form's body; null when it is longer than any form of this site can be. What is too
 * long is read to its end without being kept, so that the sender gets to hear the answer.
 */
export async function readBody(request: Request): Promise<Record<string, string> | null> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) kept.push(chunk)
  }
  if (bytes > MAX_BYTES) return null
  return Object.fromEntries(new URLSearchParams(Buffer.concat(kept).toString()))
}
