import { existsSync, readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { type SanityDocument, validateDocument } from 'sanity'
import { describe, expect, test } from 'vitest'
import { compileSchema } from './compile.ts'
import { schemaTypes } from './index.ts'

const FOLDER = new URL('../dataset/', import.meta.url)
const schema = compileSchema()
const seed: SanityDocument[] = readFileSync(new URL('data.ndjson', FOLDER), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

/** A document as it is once imported: an image file in the folder has become an asset document. */
function imported(document: SanityDocument): SanityDocument {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const file = value?._sanityAsset?.match(/^image@file:\/\/\.\/(images\/.+)$/)?.[1]
    if (!file) return value
    const { _sanityAsset, ...rest } = value
    return { ...rest, asset: { _type: 'reference', _ref: file } }
  })
}

/** What the Studio's own validation finds in `document` when `dataset` holds everything else. */
async function problems(document: SanityDocument, dataset = seed): Promise<string[]> {
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

function find(id: string): SanityDocument {
  const document = seed.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no document ${id}`)
  return structuredClone(document)
}

const fieldOf = (id: string, field: string) => find(id)[field]

describe('the seed', () => {
  test.each(seed.map((document) => [document._id, document] as const))(
    '%s is valid',
    async (_id, document) => {
      expect(await problems(document)).toEqual([])
    },
  )

  test('has every document type, and each id once', () => {
    const documentTypes = schemaTypes.filter(({ type }) => type === 'document')
    expect(new Set(seed.map(({ _type }) => _type))).toEqual(
      new Set(documentTypes.map(({ name }) => name)),
    )
    expect(new Set(seed.map(({ _id }) => _id)).size).toBe(seed.length)
  })

  test('has the palette of the school', () => {
    const palette = seed
      .filter(({ _type }) => _type === 'paletteColor')
      .map(({ name, hex }) => [(name as { value: string }[])[0]?.value, hex])
    expect(palette).toEqual([
      ['Azul de Medianoche Pirata', '#1e3a8a'],
      ['Oro del Tesoro', '#fbbf24'],
      ['Naranja del Atardecer', '#f97316'],
      ['Ámbar del Galeón', '#d97706'],
      ['Grumete de la Noche', '#0f172a'],
      ['Brillo del Cofre', '#fef3c7'],
    ])
  })

  test('has the prices of the school', () => {
    expect(fieldOf('plan-grumete', 'price')).toEqual({ monthly: 0, annually: 0 })
    expect(fieldOf('plan-capitan', 'price')).toEqual({ monthly: 19.99, annually: 199.9 })
    expect(fieldOf('homePage', 'premiumCurriculum')).toMatchObject({ teaserPrice: 19.95 })
  })

  test('has four benefits for a Grumete and six for a Capitán', () => {
    expect(fieldOf('plan-grumete', 'features')).toHaveLength(4)
    expect(fieldOf('plan-capitan', 'features')).toHaveLength(6)
  })

  test('opens with access only', () => {
    expect(find('siteSettings')).toMatchObject({
      access: true,
      memberships: false,
      levelUploads: false,
      songRequests: false,
    })
  })
})

describe('validation refuses', () => {
  const localized = (language: string, value: string) => [
    { _key: language, _type: 'internationalizedArrayStringValue', language, value },
  ]
  const portrait = fieldOf('testimonial-nico-arete', 'image') as object

  test.each([
    ['an unknown field', 'level-grumete', { nickname: 'Grumetillo' }, 'nickname'],
    ['a missing Spanish text', 'level-grumete', { name: localized('en', 'Deckhand') }, 'name'],
    [
      'a language unknown to the site',
      'level-grumete',
      { name: [...localized('es', 'Grumete'), ...localized('pt', 'Moço')] },
      'name',
    ],
    [
      'two texts in one language',
      'level-grumete',
      { name: [...localized('es', 'Grumete'), ...localized('es', 'Paje')] },
      'name',
    ],
    ['a missing quote', 'level-grumete', { quote: undefined }, 'quote'],
    ['a quote without author', 'level-grumete', { quote: { text: [] } }, 'author'],
    ['an icon outside the list', 'level-grumete', { icon: 'banana' }, 'icon'],
    [
      'a reference to nothing',
      'level-grumete',
      { color: { _type: 'reference', _ref: 'x' } },
      'color',
    ],
    [
      'an image file that is not there',
      'testimonial-nico-arete',
      { image: { ...portrait, _sanityAsset: 'image@file://./images/x.svg' } },
      'asset',
    ],
    [
      'an image without alternative text',
      'testimonial-nico-arete',
      { image: { ...portrait, alt: [] } },
      'alt',
    ],
    ['a missing image', 'testimonial-nico-arete', { image: undefined }, 'image'],
    [
      'a slug that is taken',
      'level-marinero',
      { slug: { _type: 'slug', current: 'inicial' } },
      'slug',
    ],
    ['a colour that is not one', 'color-gold', { hex: 'gold' }, 'hex'],
    ['a negative price', 'plan-capitan', { price: { monthly: -1, annually: 0 } }, 'monthly'],
    ['a missing price', 'plan-capitan', { price: { monthly: 1 } }, 'annually'],
    [
      'a video given by its address',
      'level-capitan',
      { video: { _type: 'video', videoId: 'https://youtu.be/x' } },
      'videoId',
    ],
    [
      'a button to nowhere',
      'homePage',
      { reserve: { action: { _type: 'callToAction', target: 'A la mar' } } },
      'target',
    ],
    ['a text where a switch goes', 'siteSettings', { access: 'sí' }, 'access'],
  ])('%s', async (_case, id, change, field) => {
    const found = await problems({ ...find(id), ...change })
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })
})
