/** Names from `low` (included) to `high` (excluded), in the order of their bytes. */
export interface NameRange {
  low: string
  high: string
}

/**
 * The names that begin with both of two prefixes, or null when there are none. As a range it can
 * use an index, and no character of a name means anything (`%` and `_` of LIKE would).
 */
export function namesBelow(prefix: string, readable: string): NameRange | null {
  const longer = prefix.length >= readable.length ? prefix : readable
  if (!longer.startsWith(prefix) || !longer.startsWith(readable)) return null
  // Names are ASCII: none is beyond this character.
  return { low: longer, high: `${longer}\u{10FFFF}` }
}
