import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import { isSheetProblem, readSheet } from '../../../domain/music/chord-pro.ts'
import { readMemberContent } from '../../content/member-content.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSong } from '../../content/song.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { pageSeo } from '../../seo/page-head.server.ts'

/** The page of a song: what is inside is in the data only for readers with the required tier. */
export async function loadSong({ request, params, context }: LoaderFunctionArgs) {
  const { content: source, session } = context
  const language = languageOf(request)
  const [song, t] = await orServiceUnavailable(
    Promise.all([
      readSong(source, language, params.slug ?? ''),
      getFixedT(source, language, 'common'),
    ]),
  )
  if (!song) throw new Response('Not Found', { status: 404 })
  const { _id: id, audience, slug, title, summary: description, metre } = song
  const content = await orServiceUnavailable(readMemberContent(context, { id, audience }, language))
  const isReadable = (sheet: string) => !isSheetProblem(readSheet(sheet, metre))
  return {
    song,
    content,
    /** False: the words cannot be read as ChordPro, and are shown as they were written. */
    isPlayable: content?.sheet ? isReadable(content.sheet.full) : false,
    hasEasy: content?.sheet?.easy ? isReadable(content.sheet.easy) : false,
    mayRead: mayRead(session, audience),
    signedIn: session !== null,
    seo: await pageSeo(context, language, {
      path: `/canciones/${slug}`,
      name: title,
      description,
      above: [{ name: t('map.songs'), path: '/canciones' }],
    }),
  }
}
