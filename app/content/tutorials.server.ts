import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields, videoFields } from './fragments.ts'
import { type Picture, pictureSchema } from './image.server.ts'
import { listOf, maybeText, optional, parseOne } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'
import { toPoster, toVideo, type Video, videoSchema } from './video.server.ts'

export const tutorialsQuery = defineQuery(
  `*[_id == "siteSettings"][0]{
    _createdAt,
    "channelName": tutorials.channelName,
    "uploads": tutorials.uploads,
    "uploadsPoster": tutorials.uploadsPoster{ ${pictureFields} },
    "videos": tutorials.videos[]{ ${videoFields} }
  }`,
)

export const tutorialsSchema = z.object({
  _createdAt: z.string(),
  channelName: maybeText,
  uploads: optional(z.string().regex(/^UU[\w-]{22}$/), 'siteSettings.tutorials.uploads'),
  uploadsPoster: optional(pictureSchema, 'siteSettings.tutorials.uploadsPoster'),
  videos: listOf(videoSchema, 'siteSettings.tutorials.videos'),
})

export interface Tutorials {
  /** Since when the school shows videos (ISO 8601); empty before its settings are written. */
  since: string
  channelName: string
  /** YouTube's list of everything on the channel; null when the captain names none. */
  uploads: string | null
  /** Poster of that list; null when it is the newest video's poster. */
  uploadsPoster: Picture | null
  videos: Video[]
}

/** The videos of the school's channel, in the captain's order. */
export async function readTutorials(content: ContentSource, lng: string): Promise<Tutorials> {
  const answer = await content.fetch(tutorialsQuery, { lng })
  const row = parseOne(tutorialsSchema, answer, 'siteSettings.tutorials')
  if (!row) return { since: '', channelName: '', uploads: null, uploadsPoster: null, videos: [] }
  const { _createdAt: since, channelName, uploads } = row
  return {
    since,
    channelName,
    uploads,
    uploadsPoster: row.uploadsPoster && toPoster(row.uploadsPoster, content.imageConfig),
    videos: row.videos.map((video) => toVideo(video, content.imageConfig)),
  }
}
