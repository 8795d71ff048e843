import type { ClientReturn } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { documentPaths, pageTypes } from '../../domain/document-paths.ts'
import { defaultLanguage, type Language, languageCodes } from '../../domain/languages.ts'
import { isOut } from './due.server.ts'
import { parseEach, slug } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const pageLanguagesQuery = defineQuery(`*[_type in [
    "homePage", "page", "level", "lesson", "article", "treasure", "shopCategory", "techniqueSet", "song"
  ] && (_type != "article" || ${isOut})]{
  _id,
  _type,
  "slug": slug.current,
  "level": select(_type == "lesson" => level->slug.current),
  "title": coalesce(title, name, hero.title)[defined(value)].language,
  "text": coalesce(body, description, summary, intro, hero.intro)[defined(value)].language
}`)

/** A malformed document is logged by what shows it. */
const leaveItToItsPage = () => {}

const codes = z.array(z.string()).nullish()

export const pageLanguagesSchema = z.object({
  _type: z.enum(pageTypes),
  slug: slug.nullish(),
  level: slug.nullish(),
  title: codes,
  text: codes,
})

type PageLanguages = ReadonlyMap<string, Language[]>

/** Cached by the dataset's result, which is the same object until something is published. */
const known = new WeakMap<object, PageLanguages>()

/**
 * The languages in which the main content of pages can be read, Spanish always among them, by the
 * page's Spanish path. A page that is missing here has no document: its words are the interface's,
 * which is there in every language.
 */
export async function readPageLanguages(content: ContentSource): Promise<PageLanguages> {
  const answer = await content.fetch(pageLanguagesQuery)
  const languages = known.get(answer) ?? languagesByPath(answer)
  known.set(answer, languages)
  return languages
}

function languagesByPath(answer: ClientReturn<typeof pageLanguagesQuery>): PageLanguages {
  const rows = parseEach(pageLanguagesSchema, answer, 'page', leaveItToItsPage)
  return new Map(
    rows.map(({ _type, slug, level, title, text }) => [
      documentPaths[_type](slug ?? '', level ?? ''),
      languageCodes.filter(
        (code) =>
          code === defaultLanguage || (title?.includes(code) && (!text || text.includes(code))),
      ),
    ]),
  )
}

/** The languages of one page; undefined when it can be read in all of them. */
export async function languagesOfPage(
  content: ContentSource,
  path: string,
): Promise<Language[] | undefined> {
  const languages = (await readPageLanguages(content)).get(path)
  return languages && languages.length < languageCodes.length ? languages : undefined
}
