import type { Context } from 'hono'
import type { z } from 'zod'
import { invalidRequest, tooLarge } from './errors.ts'

const MAX_BYTES = 1024 * 1024

/** The request's JSON body, checked against a schema. @throws StorageError 400, 413 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(c.req.raw)
  let body: unknown
  try {
    body = JSON.parse(text || '{}')
  } catch {
    throw invalidRequest('The body is not valid JSON')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw invalidRequest(`body/${issue?.path.join('/')} ${issue?.message}`)
}

async function readText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw tooLarge('The request is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
