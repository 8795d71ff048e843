import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { ContentUnreachable } from './source.server.ts'

/**
 * Reads documents that visitors cannot. Of its results, only the text of an open lesson may reach a
 * cached page.
 */
export interface PrivateSource {
  /** @throws ContentUnreachable */
  fetch<const Query extends string>(query: Query, params: QueryParams): Promise<ClientReturn<Query>>
}

/**
 * Queries the dataset each time: its results are never cached.
 *
 * @param client has a token that may read everything; its requests should time out within seconds
 */
export function createPrivateSource(client: SanityClient): PrivateSource {
  return {
    async fetch(query, params) {
      try {
        return await client.fetch(query, params)
      } catch (cause) {
        throw new ContentUnreachable('What members read cannot be reached', { cause })
      }
    },
  }
}
