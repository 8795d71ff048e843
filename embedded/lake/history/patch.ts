import type { RawPatch } from 'mendoza'
import { diffString } from './string-patch.ts'

/** A patch in Mendoza's format, which the Studio reads: operations and their operands in one list. */
export type Patch = RawPatch

// Of the format's operations those that are needed here: https://github.com/sanity-io/mendoza
const VALUE = 0
const BLANK = 2
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const PUSH_ELEMENT_BLANK = 13
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_COPY_FIELD = 18
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21

/** Operations that make a value out of another; `blank` when they begin with nothing of it. */
interface Edit {
  blank: boolean
  operations: Patch
}
type Fields = Record<string, unknown>

/**
 * The patch with which `applyPatch` of `mendoza` makes `after` out of `before`, to the letter of its
 * JSON: the order of keys, too. Small where the two have much in common: fields, items with the same
 * `_key`, beginnings and ends of arrays and texts.
 *
 * @param before a JSON value; never changed
 */
export function diff(before: unknown, after: unknown): Patch {
  if (isSame(before, after)) return []
  const edit = editOf(before, after)
  if (!edit) return [VALUE, after]
  return edit.blank ? [BLANK, ...edit.operations] : edit.operations
}

/** @returns null when the two have nothing in common */
function editOf(before: unknown, after: unknown): Edit | null {
  if (typeof before === 'string' && typeof after === 'string') {
    const operations = diffString(before, after)
    return operations && { blank: true, operations }
  }
  if (Array.isArray(before) && Array.isArray(after)) return editArray(before, after)
  return isFields(before) && isFields(after) ? editFields(before, after) : null
}

function editFields(before: Fields, after: Fields): Edit | null {
  // Mendoza's decoders cannot carry this key.
  if (Object.hasOwn(before, '__proto__') || Object.hasOwn(after, '__proto__')) return null
  const keys = Object.keys(before)
  // Operations name a field by its place among the sorted ones.
  const place = new Map(keys.toSorted().map((key, index) => [key, index]))
  const common = keys.filter((key) => Object.hasOwn(after, key))
  const inPlace = [...common, ...Object.keys(after).filter((key) => !place.has(key))]
  const isOrdered = Object.keys(after).every((key, index) => key === inPlace[index])
  const same = new Set(common.filter((key) => isSame(before[key], after[key])))
  const blank = !isOrdered || keys.length - common.length > same.size

  const operations: Patch = []
  let shared = same.size > 0
  if (!blank) {
    const gone = keys.filter((key) => !Object.hasOwn(after, key))
    for (const key of gone) operations.push(OBJECT_DELETE_FIELD, place.get(key))
  }
  for (const [key, value] of Object.entries(after)) {
    if (same.has(key)) {
      if (blank) operations.push(OBJECT_COPY_FIELD, place.get(key))
      continue
    }
    const edit = place.has(key) ? editOf(before[key], value) : null
    if (edit) {
      shared = true
      operations.push(edit.blank ? PUSH_FIELD_BLANK : PUSH_FIELD_COPY, place.get(key))
      operations.push(...edit.operations, RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else {
      operations.push(OBJECT_SET_FIELD_VALUE, value, key)
    }
  }
  return shared ? { blank, operations } : null
}

function editArray(before: readonly unknown[], after: readonly unknown[]): Edit | null {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++

  const operations: Patch = []
  const slice = (from: number, to: number) => {
    if (operations.at(-3) === ARRAY_APPEND_SLICE && operations.at(-1) === from) {
      operations[operations.length - 1] = to
    } else if (from < to) operations.push(ARRAY_APPEND_SLICE, from, to)
  }
  const byKey = new Map(before.map((item, index) => [keyOf(item), index]))
  let shared = start + end > 0
  slice(0, start)
  for (let index = start; index < after.length - end; index++) {
    const item = after[index]
    const key = keyOf(item)
    // An item without a key is most like the one that stood in its place.
    const from = key === undefined ? index : byKey.get(key)
    const edit = from !== undefined && from < before.length ? editOf(before[from], item) : null
    if (from !== undefined && from < before.length && isSame(before[from], item)) {
      shared = true
      slice(from, from + 1)
    } else if (from !== undefined && edit) {
      shared = true
      operations.push(edit.blank ? PUSH_ELEMENT_BLANK : PUSH_ELEMENT_COPY, from)
      operations.push(...edit.operations, RETURN_INTO_ARRAY_POP)
    } else {
      operations.push(ARRAY_APPEND_VALUE, item)
    }
  }
  slice(before.length - end, before.length)
  // Copying an array and adding to it would change the original in the Studio's decoder.
  return shared ? { blank: true, operations } : null
}

function keyOf(item: unknown): string | undefined {
  return isFields(item) && typeof item._key === 'string' ? item._key : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equal as JSON, the order of keys included. What is one object in memory need not be looked into. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isFields(one) || !isFields(other)) return false
  const keys = Object.keys(one)
  const others = Object.keys(other)
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  )
}
