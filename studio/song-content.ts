import type { Template } from 'sanity'

/** The members-only content of a song: it begins with a sheet, which other documents do not have. */
export const SONG_CONTENT = 'songContent'

export const songContent = {
  id: SONG_CONTENT,
  title: 'Contenido de una canción',
  schemaType: 'memberContent',
  value: { sheet: { _type: 'songSheet', groove: 'pop' } },
} satisfies Template
