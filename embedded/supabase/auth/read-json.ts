import type { Context } from 'hono'
import type { z } from 'zod'
import { AuthError } from './errors.ts'

/**
 * The request's JSON body, checked against a schema whose messages become those of the response.
 *
 * @throws AuthError 400 `bad_json` or `validation_failed`
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await c.req.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  })
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    throw new AuthError(400, 'validation_failed', parsed.error.issues[0]?.message ?? 'Invalid body')
  }
  return parsed.data
}
