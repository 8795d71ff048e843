import { createContext } from 'react'
import type { Refusal } from './refusal.ts'

/** State that a form provides to its fields. */
export interface FormState extends Pick<Refusal, 'typed' | 'doubted'> {
  /** Messages by field. */
  problems: Partial<Record<string, string>>
  /** Of the element that says why the form as a whole was refused. */
  failureId: string
}

export const untouched: FormState = { typed: {}, doubted: [], problems: {}, failureId: '' }

export const FormContext = createContext(untouched)

/** The problems of a form's fields as the fields say them. */
export const inWords = <Problem extends string>(
  problems: Refusal<Problem>['problems'],
  say: (problem: Problem) => string,
): FormState['problems'] =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, say(problem)]] : [])),
  )
