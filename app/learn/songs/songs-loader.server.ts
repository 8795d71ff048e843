import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSongs } from '../../content/song.server.ts'
import { readSongGenres } from '../../content/song-genre.server.ts'
import { readPageHead } from '../../seo/page-head.server.ts'

/** Loads the song library for both of its addresses; canonical at `/canciones`. */
export async function loadSongs({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo, settings }, genres, songs] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/canciones'),
      readSongGenres(context.content, language),
      readSongs(context.content, language),
    ]),
  )
  const shelves = genres.map((genre) => ({
    genre,
    songs: songs.filter((song) => song.genre === genre.slug),
  }))
  return { heading, seo, shelves, requestsOpen: settings.songRequests }
}
