import type { FieldName } from './limits.ts'
import type { Refusal } from './refusal.ts'

/** The forms that any visitor may send. */
export type FormKind = 'newsletter' | 'contact' | 'testimonial' | 'waitlist'

/** Submitted values; fields that the form does not have are absent. */
export type Fields = Partial<Record<FieldName, string>>

/** Problems of a field: each is a message of the `forms` catalogue, under `problems`. */
export type Problem = `${FieldName}${'Required' | 'TooLong'}` | 'emailInvalid'

/** Reasons for not storing a valid form: each is a message under `failures`. */
export type FormFailure = 'tooMany' | 'tooLarge' | 'unavailable'

export interface RefusedForm extends Refusal<Problem, FormFailure> {
  sent: false
  /** The path of the page that contained the form. */
  page: string
}

/** Response to a form: stored, or refused with the problems and everything that was typed. */
export type FormAnswer = { sent: true; fields: Fields } | RefusedForm

/** Field by which a page with scripts requests the result as data instead of a redirect. */
export const STAYS = 'stays'
