import { documentPaths, isPageType, isPartType, partPaths } from '../../domain/document-paths.ts'
import { type Language, localizedPath } from '../../domain/languages.ts'
import { publicIdOf } from '../../schemas/memberContentId.ts'
import type { TranslatedDocument } from './use-documents.ts'

type Referring = { slug?: { current?: string }; level?: { _ref: string } }

/** URL of a document's page in a language; null if no single page shows it. */
export function pageOf(
  document: TranslatedDocument,
  all: TranslatedDocument[],
  language: Language,
): string | null {
  const { type, id, content } = document
  const find = (wanted: string) => all.find((other) => other.id === wanted)
  if (type === 'memberContent') {
    const owner = find(publicIdOf(id))
    return owner ? pageOf(owner, all, language) : null
  }
  const { slug, level } = content as Referring
  const levelSlug = level ? (find(level._ref)?.content as Referring | undefined)?.slug?.current : ''
  const path = isPageType(type)
    ? documentPaths[type](slug?.current ?? '', levelSlug ?? '')
    : isPartType(type) && partPaths[type]
  return path ? localizedPath(path, language) : null
}
