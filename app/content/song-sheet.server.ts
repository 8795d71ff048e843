import { z } from 'zod'
import { GROOVES } from '../../domain/music/grooves.ts'
import { listOf, maybeText, optional, text } from './parse.server.ts'
import type { Tablature } from './rich-text/rich-text.server.ts'
import { readingOf, tablatureFields } from './rich-text/tablature-fields.ts'

/** Inside the braces of a song's sheet: what `songSheetSchema` reads. */
export const songSheetFields = `
  full, easy, strum, easyStrum, groove,
  chords[]{ _key, name, frets, fingers },
  melody{ title, tab, metre, tempo, feel, capo },
  guitar{ title, tab, metre, tempo, feel, capo }` as const

/** Untrimmed, so that the numbers of its lines stay. */
const chordPro = z.string().nullish()

const tabOf = (key: string) =>
  optional(tablatureFields, `song ${key}`).transform(
    (fields): Tablature | null =>
      fields && { _type: 'tablature', _key: key, ...fields, ...readingOf(fields) },
  )

export const songSheetSchema = z.object({
  /** In ChordPro (`readSheet`). */
  full: chordPro
    .refine((source) => source?.trim(), 'has no words')
    .transform((source) => source ?? ''),
  easy: chordPro.transform((source) => (source?.trim() ? source : null)),
  strum: maybeText,
  easyStrum: maybeText,
  groove: z.enum(GROOVES).catch('pop'),
  /** Shapes that are not the usual ones. */
  chords: listOf(z.object({ name: text, frets: text, fingers: maybeText }), 'chord'),
  melody: tabOf('melody'),
  guitar: tabOf('guitar'),
})

/** The sheet of a song, as it is written. */
export type SongSheetSource = z.output<typeof songSheetSchema>
