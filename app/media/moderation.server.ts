import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'

/** What the captain has taken off the public gallery. It is not deleted: its member keeps it. */
export interface Moderation {
  hiddenPaths(): Promise<Set<string>>
  hide(path: string): Promise<void>
  show(path: string): Promise<void>
}

const TIMEOUT_MS = 4000

/** @param client has a token that may read and write */
export function createModeration(client: SanityClient): Moderation {
  const dataset = client.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    async hiddenPaths() {
      return new Set(await dataset.fetch<string[]>('*[_type == "hiddenMedium"].path'))
    },
    async hide(path) {
      await dataset.createOrReplace({
        _id: idOf(path),
        _type: 'hiddenMedium',
        path,
        hiddenAt: new Date().toISOString(),
      })
    },
    async show(path) {
      await dataset.delete(idOf(path))
    },
  }
}

/** One for each path; the dot keeps it from who has no token. */
function idOf(path: string): string {
  return `hidden.${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
}
