import { z } from 'zod'

const NAME = 'flash'
const ONE_MINUTE_IN_SECONDS = 60

const flashSchema = z.object({
  notice: z.enum(['newsletterSent', 'contactSent', 'testimonialSent', 'waitlistSent', 'aboard']),
  email: z.string().max(254),
})

/** The notice that the next page gives once, and the e-mail that it names, if any. */
export type Flash = z.infer<typeof flashSchema>

/** The `Set-Cookie` value that carries a notice to the browser's next page, which needs no scripts. */
export function createFlash(flash: Flash, secure: boolean): string {
  return setCookie(
    Buffer.from(JSON.stringify(flash)).toString('base64url'),
    ONE_MINUTE_IN_SECONDS,
    secure,
  )
}

/** The `Set-Cookie` value for the page that says it: it is said once. */
export function clearFlash(secure: boolean): string {
  return setCookie('', 0, secure)
}

/** The notice in a request's `Cookie` header; null without one, or with one the site did not write. */
export function readFlash(header: string | null): Flash | null {
  const value = header?.match(/(?:^|;\s*)flash=([^;]*)/)?.[1]
  if (!value) return null
  try {
    const result = flashSchema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

function setCookie(value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${NAME}=${value}; ${attributes}`
}
