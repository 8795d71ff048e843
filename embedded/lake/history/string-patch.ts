import type { RawPatch } from 'mendoza'

const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23
/** Below this it is shorter to write the whole text, characters. */
const WORTH_KEEPING = 16

/**
 * Mendoza operations that make `after` out of `before`: what both begin with, what is new, what both
 * end with. Slices are counted in bytes of UTF-8, and every slice reaches an end of the text: decoders
 * miscount others after letters beyond ASCII.
 *
 * @returns null when too little is common to both
 */
export function diffString(before: string, after: string): RawPatch | null {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  if (splitsPair(before, start) || splitsPair(after, start)) start--
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  if (splitsPair(before, before.length - end) || splitsPair(after, after.length - end)) end--
  if (start + end < WORTH_KEEPING) return null

  const size = Buffer.byteLength(before)
  const added = after.slice(start, after.length - end)
  const ending = Buffer.byteLength(before.slice(before.length - end))
  return [
    ...(start > 0 ? [STRING_APPEND_SLICE, 0, Buffer.byteLength(before.slice(0, start))] : []),
    ...(added ? [STRING_APPEND_STRING, added] : []),
    ...(end > 0 ? [STRING_APPEND_SLICE, size - ending, size] : []),
  ]
}

/** True if a cut at `index` would split a surrogate pair. */
function splitsPair(text: string, index: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(index - 1, 0), index + 1))
}
