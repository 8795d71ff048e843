import { z } from 'zod'
import { cookies } from '../../cookies.server.ts'

const flashSchema = z.object({
  notice: z.enum(['newsletterSent', 'contactSent', 'testimonialSent', 'waitlistSent', 'aboard']),
  email: z.string().max(254),
})

/** The notice that the next page shows once, and the e-mail that it names, if any. */
export type Flash = z.infer<typeof flashSchema>

/** The `Set-Cookie` value that carries a notice to the browser's next page, which needs no scripts. */
export function createFlash(flash: Flash, secure: boolean): Promise<string> {
  return cookies.flash.serialize(flash, { secure })
}

/** The `Set-Cookie` value for the page that shows it: it is shown once. */
export function clearFlash(secure: boolean): Promise<string> {
  return cookies.flash.serialize('', { secure, maxAge: 0 })
}

/** The notice in a request's `Cookie` header; null without one, or with one the site did not write. */
export async function readFlash(header: string | null): Promise<Flash | null> {
  return flashSchema.safeParse(await cookies.flash.parse(header)).data ?? null
}
