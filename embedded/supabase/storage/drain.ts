/** Twice the largest file that is taken. */
const MAX_BYTES = 200 * 1024 * 1024

/**
 * Reads what a refused request still brings, within reason. Many clients, browsers among them, hear
 * of an answer only when they have sent everything.
 *
 * @returns false when there was more: the connection is of no use then
 */
export async function drainBody({ body, bodyUsed }: Request): Promise<boolean> {
  if (!body || bodyUsed) return true
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > MAX_BYTES) return false
    }
    return true
  } catch {
    return false
  }
}
