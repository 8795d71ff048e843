import { existsSync, readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { type SanityDocument, validateDocument } from 'sanity'
import { compileSchema } from './compile.ts'

const FOLDER = new URL('../dataset/', import.meta.url)
const schema = compileSchema()
/** The seed content, a document a line. */
export const seed: SanityDocument[] = readFileSync(new URL('data.ndjson', FOLDER), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

/** A document as it is once imported: a file in the folder has become an asset document. */
function imported(document: SanityDocument): SanityDocument {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const file = value?._sanityAsset?.match(
      /^(?:image|file)@file:\/\/\.\/((?:images|files)\/.+)$/,
    )?.[1]
    if (!file) return value
    const { _sanityAsset, ...rest } = value
    return { ...rest, asset: { _type: 'reference', _ref: file } }
  })
}

/** Problems that the Studio's own validation finds in `document` within `dataset`. */
export async function problems(document: SanityDocument, dataset = seed): Promise<string[]> {
  const client = {
    config: () => ({}),
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  }
  const markers = await validateDocument({
    document: imported(document),
    workspace: { schema, getClient: () => client } as never,
    getDocumentExists: async ({ id }) =>
      dataset.some(({ _id }) => _id === id) || existsSync(new URL(id, FOLDER)),
    environment: 'cli',
  })
  return markers.map(({ path, message }) => `${JSON.stringify(path)} ${message}`)
}

/** A copy of the seed's document `id`. @throws when there is none */
export function find(id: string): SanityDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no document ${id}`)
  return structuredClone(document)
}

export const fieldOf = (id: string, field: string) => find(id)[field]
