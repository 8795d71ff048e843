import type { z } from 'zod'
import { type Refusal, refuse } from './refusal.ts'

/** The rules of a form's fields; each of their messages is a code of the form's catalogue. */
export type FormRules = z.ZodObject

/** Fields that are not shown again. */
const SECRET = /password|code/i

/**
 * Validates submitted values, in the browser and on the server alike.
 *
 * @param form its entries, as a `FormData` has them
 * @returns its fields, and those that may be shown again as they were typed; or every field that is wrong
 */
export function parseForm<Problem extends string, Rules extends FormRules>(
  rules: Rules,
  form: Iterable<readonly [string, unknown]>,
): { fields: z.output<Rules>; typed: Refusal['typed'] } | Refusal<Problem, never> {
  const entries = [...form]
  const typed = typedIn(rules, entries)
  const result = rules.safeParse(Object.fromEntries(entries))
  if (result.success) return { fields: result.data, typed }
  const problems: Refusal<Problem>['problems'] = {}
  for (const { path, message } of result.error.issues) {
    // The messages of the rules are their codes.
    problems[String(path[0])] ??= message as Problem
  }
  return refuse({ problems, typed })
}

/** Submitted values, to fill the fields again. */
export function typedIn(
  rules: FormRules,
  form: Iterable<readonly [string, unknown]>,
): Refusal['typed'] {
  const typed: Refusal['typed'] = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !Object.hasOwn(rules.shape, name) || SECRET.test(name))
      continue
    typed[name] = value
  }
  return typed
}
