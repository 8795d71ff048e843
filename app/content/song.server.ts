import { defineQuery } from 'groq'
import { z } from 'zod'
import { DEFAULT_METRE, readMetre } from '../../domain/music/score.ts'
import { readKey } from '../../domain/music/transpose.ts'
import { audienceSchema } from './level.server.ts'
import { localized, localizedValue } from './localized.ts'
import { maybeText, parseEach, parseOne, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

/** GROQ: the fields of a song that the songbook shows; a plain template, as TypeGen needs it. */
const songFields = `
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('summary')},
  "genre": genre->slug.current,
  "level": level->{
    "slug": slug.current,
    ${localized('name')},
    icon,
    "color": color->variable
  },
  "audience": select(open == true => "everybody", level->tier)` as const

export const songsQuery = defineQuery(
  `*[_type == "song"] | order(level->order asc, order asc){ ${songFields} }`,
)

const songSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  summary: maybeText,
  /** Slug of its genre. */
  genre: slug,
  level: z.object({
    slug,
    name: text,
    icon: maybeText,
    color: z
      .string()
      .regex(/^--color-[a-z-]+$/)
      .nullish(),
  }),
  audience: audienceSchema,
})

/** A song as the songbook lists it. */
export type SongTeaser = z.output<typeof songSchema>

/** The songs of all genres, by rank and the captain's order. */
export async function readSongs(content: ContentSource, lng: string): Promise<SongTeaser[]> {
  return parseEach(songSchema, await content.fetch(songsQuery, { lng }), 'song')
}

export const songQuery = defineQuery(`*[_type == "song" && slug.current == $slug][0]{
  ${songFields},
  "genreName": ${localizedValue('genre->name')},
  "credits": credits{ words, music, year, ${localized('source')}, licence },
  language,
  metre,
  tempo,
  feel,
  key,
  capo
}`)

const creditsSchema = z.object({
  words: maybeText,
  music: maybeText,
  year: z.number().int().nullish().catch(null),
  source: maybeText,
  licence: z.enum(['traditional', 'publicDomain', 'written']),
})

const songPageSchema = songSchema.extend({
  genreName: text,
  credits: creditsSchema,
  /** Code of the language of its words; empty without words. */
  language: maybeText,
  metre: z
    .string()
    .nullish()
    .transform((metre) => readMetre(metre ?? '') ?? DEFAULT_METRE),
  /** Quarters per minute. */
  tempo: z.number().min(30).max(240).catch(80),
  feel: z.enum(['straight', 'shuffle']).catch('straight'),
  /** The key of the chords as they are written, as `readKey` reads it. */
  key: z.string().refine((key) => readKey(key) !== null),
  /** Its fret; 0: without. */
  capo: z
    .number()
    .int()
    .min(0)
    .max(12)
    .nullish()
    .transform((capo) => capo ?? 0),
})

/** The public part of a song. */
export type Song = z.output<typeof songPageSchema>
export type SongCredits = Song['credits']

/** One song; null when there is none under this slug. */
export async function readSong(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<Song | null> {
  return parseOne(songPageSchema, await content.fetch(songQuery, { lng, slug }), 'song')
}
