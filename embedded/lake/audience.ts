import { isFileAssetId, isPublicId, publishedIdOf } from './documents.ts'
import type { Reader } from './identity.ts'

/** An audience of the dataset. */
export interface Audience {
  /** Cache key that separates the results of one audience from those of another. */
  name: string
  /** Everybody, without a session: their queries are limited more tightly. */
  isPublic: boolean
  canRead(id: string): boolean
}

const canEverybodyRead = (id: string) => isPublicId(id) && !isFileAssetId(id)

export const PUBLIC: Audience = { name: 'public', isPublic: true, canRead: canEverybodyRead }
export const EVERYTHING: Audience = { name: 'everything', isPublic: false, canRead: () => true }

/** The documents that an audience may read: of a restricted editor's documents, drafts and versions too. */
export function audienceFor(reader: Reader | null): Audience {
  if (reader?.role === 'administrator') return EVERYTHING
  if (reader?.role !== 'restricted') return PUBLIC
  const { paths } = reader
  return {
    name: `paths ${paths.join(' ')}`,
    isPublic: false,
    canRead(id) {
      const published = publishedIdOf(id)
      return isPublicId(published) || paths.some((path) => published.startsWith(`${path}.`))
    },
  }
}
