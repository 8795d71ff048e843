import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageCodes } from '../../domain/languages.ts'
import { GROOVES } from '../../domain/music/grooves.ts'

const localized = z.record(z.string(), z.string())

const factsSchema = z.strictObject({
  id: z.string().regex(/^song-[a-z0-9-]+$/),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  order: z.number().int().positive(),
  /** Ids of documents. */
  genre: z.string().startsWith('genre-'),
  level: z.string().startsWith('level-'),
  open: z.boolean().default(false),
  title: localized,
  summary: localized,
  credits: z.strictObject({
    words: z.string().optional(),
    music: z.string().optional(),
    year: z.number().int().optional(),
    licence: z.enum(['traditional', 'publicDomain', 'written']),
    source: localized,
  }),
  language: z.string().optional(),
  metre: z.string(),
  tempo: z.number(),
  feel: z.enum(['straight', 'shuffle']).default('straight'),
  key: z.string(),
  capo: z.number().int().default(0),
  strum: z.string(),
  easyStrum: z.string().optional(),
  groove: z.enum(GROOVES),
  chords: z
    .array(z.strictObject({ name: z.string(), frets: z.string(), fingers: z.string().optional() }))
    .default([]),
})

/** A song in a folder: its facts in `song.json`, everything that has lines in a file of its own. */
export interface SongFolder {
  facts: z.output<typeof factsSchema>
  full: string
  easy: string
  melody: string
  guitar: string
  /** By language, in the Markdown of `body.ts`. */
  bodies: Record<string, string>
}

/** @throws when `song.json` is missing or has other fields */
export function readFolder(path: string): SongFolder {
  const read = (name: string) => {
    const file = join(path, name)
    return existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+$/, '') : ''
  }
  return {
    facts: factsSchema.parse(JSON.parse(readFileSync(join(path, 'song.json'), 'utf8'))),
    full: read('full.cho'),
    easy: read('easy.cho'),
    melody: read('melody.tab'),
    guitar: read('guitar.tab'),
    bodies: Object.fromEntries(languageCodes.map((code) => [code, read(`body.${code}.md`)])),
  }
}
