import { z } from 'zod'
import type { AccessError } from './access-error.ts'

/** Fields of the account forms; each refusal names an {@link AccessError}. */

const MAX_NAME_LENGTH = 80
const MIN_PASSWORD_LENGTH = 8
/** Supabase refuses longer ones: its hosted hash reads no more (bytes). */
const LONGEST_PASSWORD = 72

const refuse = (error: AccessError) => error

export const emailField = z
  .string(refuse('emailRequired'))
  .trim()
  .min(1, refuse('emailRequired'))
  .max(320, refuse('emailInvalid'))
  .pipe(z.email(refuse('emailInvalid')))

/** A password that should be known already: whatever it was allowed to be when it was made. */
export const passwordField = z
  .string(refuse('passwordRequired'))
  .min(1, refuse('passwordRequired'))
  .max(1024, refuse('invalidCredentials'))

export const newPasswordField = z
  .string(refuse('passwordRequired'))
  .min(MIN_PASSWORD_LENGTH, refuse('passwordShort'))
  .refine((value) => new TextEncoder().encode(value).length <= LONGEST_PASSWORD, {
    error: refuse('passwordLong'),
  })

export const nameField = z
  .string(refuse('nameRequired'))
  .trim()
  .min(1, refuse('nameRequired'))
  .max(MAX_NAME_LENGTH, refuse('nameLong'))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
  .transform((value) => value.replace(/[\u0000-\u001f\u007f]/g, ' '))

/** Six digits, as an authenticator shows them, with or without its gap. */
export const codeField = z
  .string(refuse('codeRequired'))
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, refuse('codeRequired'))
      .regex(/^\d{6}$/, refuse('codeWrong')),
  )

/** A form's fields, checked; or the first that is wrong and why. */
export function readFields<Shape extends z.ZodRawShape>(
  shape: Shape,
  form: FormData,
): { fields: z.output<z.ZodObject<Shape>> } | { error: AccessError; field: string } {
  const result = z.object(shape).safeParse(Object.fromEntries(form))
  if (result.success) return { fields: result.data }
  const [issue] = result.error.issues
  return { error: issue?.message as AccessError, field: String(issue?.path[0] ?? '') }
}
