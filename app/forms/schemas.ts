import { z } from '../zod.ts'
import type { Problem } from './answer.ts'
import { type FieldName, LIMITS } from './limits.ts'

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

// C0, DEL and C1 without tab and newline, and the marks that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Text of several lines as it is stored: newlines as `\n`, no control characters, trimmed. */
function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').trim()
}

/** A text of one line as it is stored: every run of white space is one space. */
function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
