/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), in base 36: small enough for the browser. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
