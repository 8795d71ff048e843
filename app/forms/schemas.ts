import { z } from 'zod'
import { cleanLine, cleanText } from './clean.ts'
import { type FieldName, LIMITS } from './limits.ts'

/** What can be wrong with a field: each is a message of the `forms` catalogue, under `problems`. */
const problemSchema = z.enum([
  'nameRequired',
  'nameTooLong',
  'emailRequired',
  'emailInvalid',
  'emailTooLong',
  'messageRequired',
  'messageTooLong',
  'storyRequired',
  'storyTooLong',
])
const fieldName = z.enum(['name', 'email', 'message', 'story'])

/** What is wrong, by field. */
export const problemsSchema = z.partialRecord(fieldName, problemSchema)

/** What a form brought; a field that the form does not have is missing. */
export const fieldsSchema = z.partialRecord(fieldName, z.string())

export type Problem = z.infer<typeof problemSchema>
export type Problems = z.infer<typeof problemsSchema>
export type Fields = z.infer<typeof fieldsSchema>

function required(field: FieldName, clean: (text: string) => string) {
  return z
    .string(`${field}Required` satisfies Problem)
    .overwrite(clean)
    .min(1, `${field}Required` satisfies Problem)
    .max(LIMITS[field], `${field}TooLong` satisfies Problem)
}

const name = required('name', cleanLine)
const email = required('email', cleanLine).pipe(z.email('emailInvalid' satisfies Problem))

/** Every form of the site with its fields in their order: the same rules in browser and server. */
export const formSchemas = {
  newsletter: z.object({ email }),
  contact: z.object({ name, email, message: required('message', cleanText) }),
  testimonial: z.object({ name, story: required('story', cleanText) }),
  waitlist: z.object({ email }),
} as const

export type FormKind = keyof typeof formSchemas

/** Checks what was typed: the clean fields, or what is wrong with which of them. */
export function checkForm(
  kind: FormKind,
  typed: Record<string, unknown>,
): { fields: Fields } | { problems: Problems } {
  const result = formSchemas[kind].safeParse(typed)
  if (result.success) return { fields: result.data }
  const problems: Problems = {}
  for (const { path, message } of result.error.issues) {
    // The schemas above name nothing else.
    problems[path[0] as FieldName] ??= message as Problem
  }
  return { problems }
}
