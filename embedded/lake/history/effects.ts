import type { Change } from '../transaction.ts'
import { diff, type Patch } from './patch.ts'
import { bodyOf } from './rows.ts'

/** A change there and back, as Mendoza patches of the document without its revision. */
export interface Effects {
  apply: Patch
  revert: Patch
}

/** @param before a document without its revision; null when there is none, as after */
export function effectsOf(before: unknown, after: unknown): Effects {
  return { apply: effect(before, after), revert: effect(after, before) }
}

/** Creation and deletion are the whole document: the Studio recognizes them by that. */
function effect(from: unknown, to: unknown): Patch {
  return from && to ? diff(from, to) : [0, to]
}

const known = new WeakMap<Change, Effects>()

/** The same for a change that is sent to many listeners: it is computed once. */
export function effectsOfChange(change: Change): Effects {
  const { before, after } = change
  const effects = known.get(change) ?? effectsOf(before && bodyOf(before), after && bodyOf(after))
  known.set(change, effects)
  return effects
}
