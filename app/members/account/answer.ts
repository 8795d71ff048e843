import type { AccessRefusal } from '../access/access-error.ts'

/** The forms of the account page. */
export const intents = [
  'profile',
  'email',
  'password',
  'others',
  'everywhere',
  'enroll',
  'confirm',
  'unenroll',
  'delete',
] as const

export type Intent = (typeof intents)[number]

/** An authenticator that is being set up. */
export interface Enrolment {
  factorId: string
  /** A data URL of an SVG image. */
  qr: string
  /** The same secret, for typing it in. */
  secret: string
}

/** Action data of the account forms. */
export type AccountAnswer =
  | { intent: Exclude<Intent, 'enroll' | 'delete' | 'everywhere'>; done: true }
  | { intent: Intent; enrolment: Enrolment; refusal?: AccessRefusal }
  | { intent: Intent; refusal: AccessRefusal }
