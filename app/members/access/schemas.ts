import { parseForm } from '../../forms/parse-form.ts'
import { z } from '../../zod.ts'
import type { AccessError } from './access-error.ts'

/** Rules of the forms of accounts; each refusal names an {@link AccessError}. */

const LONGEST_NAME = 80
const SHORTEST_PASSWORD = 8
/** Supabase refuses longer ones: its hosted hash reads no more (bytes). */
const LONGEST_PASSWORD = 72

const code = (error: AccessError) => error

const emailField = z
  .string(code('emailRequired'))
  .trim()
  .min(1, code('emailRequired'))
  .max(320, code('emailInvalid'))
  .pipe(z.email(code('emailInvalid')))

/** An existing password: the rules for new ones do not apply. */
const passwordField = z
  .string(code('passwordRequired'))
  .min(1, code('passwordRequired'))
  .max(1024, code('invalidCredentials'))

const newPasswordField = z
  .string(code('passwordRequired'))
  .min(SHORTEST_PASSWORD, code('passwordShort'))
  .refine((value) => new TextEncoder().encode(value).length <= LONGEST_PASSWORD, {
    error: code('passwordLong'),
  })

const nameField = z
  .string(code('nameRequired'))
  .trim()
  .min(1, code('nameRequired'))
  .max(LONGEST_NAME, code('nameLong'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
  .transform((value) => value.replace(/[\u0000-\u001f\u007f]/g, ' '))

/** Six digits, as an authenticator shows them, with or without its gap. */
const codeField = z
  .string(code('codeRequired'))
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, code('codeRequired'))
      .regex(/^\d{6}$/, code('codeWrong')),
  )

const currentPassword = z.object({ password: passwordField })

/** The forms of members, by name or by the intent of the account page's: rules for browser and server alike. */
export const memberForms = {
  signIn: z.object({ email: emailField, password: passwordField }),
  signUp: z.object({ name: nameField, email: emailField, password: newPasswordField }),
  recovery: z.object({ email: emailField }),
  secondStep: z.object({ code: codeField }),
  profile: z.object({ name: nameField }),
  email: z.object({ email: emailField, password: passwordField }),
  /** Neither the old password nor the mailed code is required from every member. */
  password: z.object({
    newPassword: newPasswordField,
    password: passwordField.optional(),
    nonce: codeField.optional(),
  }),
  others: currentPassword,
  everywhere: currentPassword,
  enroll: currentPassword,
  confirm: z.object({ code: codeField }),
  unenroll: currentPassword,
  delete: z.object({ password: passwordField, sure: z.literal('on', code('confirmRequired')) }),
}

export type MemberForm = keyof typeof memberForms

/** The fields of a form, checked; or what is wrong with them. */
export const readForm = <Name extends MemberForm>(name: Name, form: FormData) =>
  parseForm<AccessError, (typeof memberForms)[Name]>(memberForms[name], form)
