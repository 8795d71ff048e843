import { defineQuery } from 'groq'
import { z } from 'zod'
import { defaultLanguage } from '../../domain/languages.ts'
import { type Audience, mayRead } from '../../domain/may-read.ts'
import { memberContentId } from '../../schemas/memberContentId.ts'
import type { SiteContext } from '../context.ts'
import { type Download, downloadFields, downloadSchema, toDownload } from './download.server.ts'
import { listOf, optional, parseOne } from './parse.server.ts'
import {
  localizedRichText,
  type RichTextBlock,
  richTextSchema,
  toRichText,
} from './rich-text/rich-text.server.ts'
import { type SongSheetSource, songSheetFields, songSheetSchema } from './song-sheet.server.ts'

export const memberContentQuery = defineQuery(`*[_type == "memberContent" && _id == $id][0]{
  _id,
  "isTranslated": defined(body[language == $lng][0].value),
  ${localizedRichText('body')},
  "downloads": downloads[]{ ${downloadFields} },
  sheet{ ${songSheetFields} }
}`)

const memberContentSchema = z.object({
  _id: z.string(),
  isTranslated: z.boolean(),
  body: richTextSchema,
  downloads: listOf(downloadSchema, 'download'),
  sheet: optional(songSheetSchema, 'songSheet'),
})

export interface MemberContent {
  /** Language of the text: Spanish where it is not translated. */
  language: string
  body: RichTextBlock[]
  downloads: Download[]
  /** Of a song. */
  sheet: SongSheetSource | null
}

type Reader = Pick<SiteContext, 'content' | 'privateContent' | 'downloads' | 'session'>

/**
 * Reads the members-only part of a public document; that of an open one is public, without files.
 *
 * @param id of the public document
 * @param audience readers with access
 * @returns null for readers without access (without a query), or when there is none
 * @throws ContentUnreachable
 */
export async function readMemberContent(
  { content, privateContent, downloads, session }: Reader,
  { id, audience }: { id: string; audience: Audience },
  lng: string,
): Promise<MemberContent | null> {
  if (!mayRead(session, audience)) return null
  const answer = await privateContent.fetch(memberContentQuery, { id: memberContentId(id), lng })
  const row = parseOne(memberContentSchema, answer, 'memberContent')
  if (!row) return null
  // The files of an open lesson are for every member.
  const tier = audience === 'everybody' ? 'grumete' : audience
  return {
    language: row.isTranslated ? lng : defaultLanguage,
    sheet: row.sheet,
    body: toRichText(row.body, content.imageConfig, lng),
    downloads: session
      ? await Promise.all(
          row.downloads.map((download) =>
            toDownload(download, downloads, { memberId: session.userId, tier }, lng),
          ),
        )
      : [],
  }
}
