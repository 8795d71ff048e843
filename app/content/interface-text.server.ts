import { defineQuery } from 'groq'
import { z } from 'zod'
import { currentTextKey } from '../../domain/current-text-key.ts'
import type { Overrides } from '../../domain/overrides.ts'
import { parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

/** No fallback language: where the captain wrote nothing, the catalogue's text is used. */
export const interfaceTextsQuery = defineQuery(
  `*[_type == "interfaceText" && defined(text[language == $lng][0].value)]{
    _id,
    key,
    "text": text[language == $lng][0].value
  }`,
)

export const interfaceTextSchema = z.object({
  key: z.string().regex(/^\w+:[\w.]+$/),
  text,
})

/**
 * The captain's own texts of the interface in a language, by namespace. None while the dataset cannot
 * be reached: the error page needs texts, too.
 */
export async function readInterfaceTexts(
  content: Pick<ContentSource, 'fetch'>,
  lng: string,
): Promise<Record<string, Overrides>> {
  const answer = await content.fetch(interfaceTextsQuery, { lng }).catch(noneIfUnreachable)
  const texts: Record<string, Overrides> = {}
  for (const { key, text } of parseEach(interfaceTextSchema, answer, 'interfaceText')) {
    const [namespace = '', path = ''] = currentTextKey(key).split(':')
    texts[namespace] = { ...texts[namespace], [path]: text }
  }
  return texts
}

function noneIfUnreachable(error: unknown): null {
  if (error instanceof Error && error.name === 'ContentUnreachable') return null
  throw error
}
