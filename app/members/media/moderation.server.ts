import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { parseEach } from '../../content/parse.server.ts'

/**
 * Media that the captain has hidden from the public gallery. They are not deleted: their members
 * still have them.
 */
export interface Moderation {
  /** Last hidden first. */
  hidden(): Promise<HiddenMedium[]>
  hide(path: string): Promise<void>
  show(path: string): Promise<void>
}

const hiddenMediumSchema = z.object({
  path: z.string(),
  /** ISO 8601; a malformed document still hides its medium. */
  hiddenAt: z.iso.datetime().nullable().catch(null),
})

export type HiddenMedium = z.output<typeof hiddenMediumSchema>

const HIDDEN = '*[_type == "hiddenMedium"] | order(hiddenAt desc) { path, hiddenAt }'
const TIMEOUT_MS = 4000

/** @param client has a token that may read and write */
export function createModeration(client: SanityClient): Moderation {
  const dataset = client.withConfig({ timeout: TIMEOUT_MS, maxRetries: 0 })
  return {
    async hidden() {
      return parseEach(hiddenMediumSchema, await dataset.fetch(HIDDEN), 'hiddenMedium')
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

/** Paths of a member's media that the captain has taken off the gallery. */
export async function ownHidden(moderation: Moderation, userId: string): Promise<string[]> {
  const hidden = await moderation.hidden()
  return hidden.map(({ path }) => path).filter((path) => path.startsWith(`${userId}/`))
}

/** One for each path; the dot hides it from clients without a token. */
function idOf(path: string): string {
  return `hidden.${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
}
