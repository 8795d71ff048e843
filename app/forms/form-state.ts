import { createContext } from 'react'
import type { Refusal } from './refusal.ts'

/** State that a form provides to its fields. */
export interface FormState extends Pick<Refusal, 'typed' | 'doubted'> {
  /** Messages by field. */
  problems: Partial<Record<string, string>>
  /** Id of the element with the reason for refusing the form as a whole. */
  failureId: string
}

export const untouched: FormState = { typed: {}, doubted: [], problems: {}, failureId: '' }

export const FormContext = createContext(untouched)

/** Error messages of a form's fields. */
export const inWords = <Problem extends string>(
  problems: Refusal<Problem>['problems'],
  messageOf: (problem: Problem) => string,
): FormState['problems'] =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[name, messageOf(problem)]] : [],
    ),
  )
