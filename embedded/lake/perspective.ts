import type { Audience } from './audience.ts'
import { isPublishedId, type LakeDocument, publishedIdOf, releaseOf } from './documents.ts'
import { httpError } from './errors.ts'

/** `raw`, or a stack in which the first that has a document wins; `published` is the empty stack. */
export type Perspective = 'raw' | string[]

export interface View {
  documents: LakeDocument[]
  ofType(type: string): LakeDocument[]
  /** By the id the document has in this view. */
  get(id: string): LakeDocument | undefined
}

/**
 * Reads `?perspective=`: `raw`, `published`, `drafts` (once called `previewDrafts`), or a stack of
 * release names separated by commas. https://www.sanity.io/docs/content-lake/perspectives
 *
 * @param apiVersion `v2025-02-19`, `v1`, `vX`...: decides the default
 */
export function parsePerspective(given: string | undefined, apiVersion: string): Perspective {
  if (!given) return defaultsToPublished(apiVersion) ? [] : 'raw'
  if (given === 'raw') return 'raw'
  const stack = given.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (!stack.every((name) => /^[a-zA-Z0-9]+$/.test(name))) {
    throw httpError(400, `Invalid perspective "${given}"`)
  }
  if (stack.includes('raw')) throw httpError(400, 'The perspective "raw" cannot be combined')
  return stack.filter((name) => name !== 'published')
}

function defaultsToPublished(apiVersion: string): boolean {
  const version = apiVersion.replace(/^v/, '')
  return version === 'X' || (version.length === 10 && version >= '2025-02-19')
}

/** Views of the dataset, each built once per version of it. */
export function createViews(store: {
  readonly documents: ReadonlyMap<string, LakeDocument>
  readonly version: number
}) {
  const views = new Map<string, View>()
  let version = store.version
  return (given: Perspective, audience: Audience): View => {
    // Without drafts and releases every stack of them shows the same.
    const perspective = audience.isPublic && given !== 'raw' && given[0] ? ['drafts'] : given
    if (version !== store.version) {
      views.clear()
      version = store.version
    }
    const key = `${audience.name} ${perspective}`
    const known = views.get(key)
    if (known) return known
    const view = buildView(store.documents.values(), perspective, audience)
    // Release names come from clients: stacks that are used once must not fill the memory.
    if (views.size >= 8) views.clear()
    views.set(key, view)
    return view
  }
}

function buildView(
  all: Iterable<LakeDocument>,
  perspective: Perspective,
  audience: Audience,
): View {
  const visible = filter(all, (document) => audience.canRead(document._id))
  const byId =
    perspective === 'raw'
      ? new Map([...visible].map((document) => [document._id, document]))
      : overlay(visible, perspective)
  const documents = [...byId.values()]
  let byType: Map<string, LakeDocument[]> | undefined
  return {
    documents,
    ofType(type) {
      byType ??= Map.groupBy(documents, (document) => document._type)
      return byType.get(type) ?? []
    },
    get: (id) => byId.get(id),
  }
}

function overlay(all: Iterable<LakeDocument>, stack: string[]): Map<string, LakeDocument> {
  const rank = new Map(stack.map((name, index) => [name, index]))
  const chosen = new Map<string, { document: LakeDocument; rank: number }>()
  for (const document of all) {
    const own = isPublishedId(document._id)
      ? stack.length
      : rank.get(releaseOf(document._id) ?? 'drafts')
    if (own === undefined) continue
    const id = publishedIdOf(document._id)
    const present = chosen.get(id)
    if (!present || own < present.rank) chosen.set(id, { document, rank: own })
  }
  const view = new Map<string, LakeDocument>()
  for (const [id, { document }] of chosen) {
    const seen = stack.length === 0 ? document : { ...document, _id: id, _originalId: document._id }
    view.set(id, seen)
  }
  return view
}

function* filter<Item>(items: Iterable<Item>, keep: (item: Item) => boolean) {
  for (const item of items) if (keep(item)) yield item
}
