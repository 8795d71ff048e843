import { defineQuery } from 'groq'
import type { ContentSource } from './source.server.ts'
import { parseTiles, type Tile, tileFields } from './tile.server.ts'

export const songGenresQuery = defineQuery(
  `*[_type == "songGenre"] | order(order asc){ ${tileFields} }`,
)

/** The genres of the song library, in the captain's order. */
export async function readSongGenres(content: ContentSource, lng: string): Promise<Tile[]> {
  return parseTiles(await content.fetch(songGenresQuery, { lng }), 'songGenre', content, {
    widths: [240, 360, 480, 720],
    sizes: '(min-width: 768px) 240px, 44vw',
    ratio: 1,
  })
}
