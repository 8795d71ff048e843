import { z } from 'zod'
import { fieldsSchema, problemsSchema } from './schemas.ts'

/** Response to a form: stored, or refused with the problems and everything that was typed. */
export const answerSchema = z.discriminatedUnion('sent', [
  z.object({ sent: z.literal(true), fields: fieldsSchema }),
  z.object({
    sent: z.literal(false),
    typed: fieldsSchema,
    problems: problemsSchema,
    /** Reason why a valid form was not stored: a message of the catalogue each. */
    failure: z.enum(['tooMany', 'tooLarge', 'unavailable']).nullable(),
    /** The path of the page that the form stood on. */
    page: z.string(),
  }),
])

export type FormAnswer = z.output<typeof answerSchema>
export type RefusedForm = Extract<FormAnswer, { sent: false }>
export type FormFailure = NonNullable<RefusedForm['failure']>
