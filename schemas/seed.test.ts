import { existsSync, readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { type SanityDocument, validateDocument } from 'sanity'
import { describe, expect, test } from 'vitest'
import { parseFrets } from '../app/content/rich-text/frets.ts'
import { parseTab } from '../app/content/rich-text/tab.ts'
import { compileSchema } from './compile.ts'
import { schemaTypes } from './index.ts'
import { spanish } from './localized.ts'

/** The pages whose words are in the dataset, by their path. */
const PAGES = [
  'niveles',
  'planes',
  'membresia',
  'tesoros',
  'tienda',
  'blog',
  'cursos',
  'canciones',
  'comunidad',
  'sobre-mi',
  'galeria',
  'gestor-multimedia',
  'feedback',
  'afinador',
  'metronomo',
  'jam-station',
  'tutoriales',
  'manifiesto',
  'contacto',
  'testimonials',
  'privacidad',
  'aviso-legal',
]

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

const bySlug = (type: string, slug: string) =>
  seed.find(
    (document) =>
      document._type === type && (document.slug as { current: string }).current === slug,
  )

/** Every object inside of `value`, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}

const wordsIn = (blocks: unknown[]) =>
  objectsIn(blocks)
    .filter(({ _type }) => _type === 'span')
    .flatMap(({ text }) => (text as string).match(/\S+/g) ?? []).length

const fieldOf = (id: string, field: string) => find(id)[field]

describe('the seed', () => {
  test.each(seed.map((document) => [document._id, document] as const))(
    '%s is valid',
    async (_id, document) => {
      expect(await problems(document)).toEqual([])
    },
  )

  test('has every document type but the messages of visitors, and each id once', () => {
    const documentTypes = schemaTypes.filter(
      ({ type, name }) => type === 'document' && name !== 'inboxMessage',
    )
    expect(new Set(seed.map(({ _type }) => _type))).toEqual(
      new Set(documentTypes.map(({ name }) => name)),
    )
    expect(new Set(seed.map(({ _id }) => _id)).size).toBe(seed.length)
  })

  test.each([
    ['testimonial', 8],
    ['level', 3],
    ['techniqueSet', 3],
    ['treasure', 3],
    ['shopCategory', 6],
    ['partnerStore', 6],
    ['galleryDecoration', 6],
    ['songGenre', 6],
    ['article', 6],
  ])('has every %s of the school: %i', (type, count) => {
    const places = seed.filter(({ _type }) => _type === type)
    expect(places).toHaveLength(count)
    if (type !== 'article') {
      const inOrder = Array.from(places, (_, index) => index + 1)
      expect(places.map(({ order }) => order).sort()).toEqual(inOrder)
    }
  })

  test.each(['electrica', 'espanola', 'acustica'])('has six techniques for %s', (slug) => {
    expect(bySlug('techniqueSet', slug)?.techniques).toHaveLength(6)
  })

  test('has the treasures of the school', () => {
    const titles = seed
      .filter(({ _type }) => _type === 'treasure')
      .map(({ title, kind }) => [spanish(title), kind])
    expect(titles).toEqual([
      ['El Códice Perdido de los Modos Griegos', 'theory'],
      ['Pistas de Acompañamiento del Triángulo de las Bermudas', 'tracks'],
      ['Masterclass: El Legado de Barbanegra', 'masterclass'],
    ])
  })

  test.each(['guitarras', 'amplificadores', 'pedales', 'cables', 'cuerdas-puas', 'merchandising'])(
    'has a stall for %s',
    (slug) => expect(bySlug('shopCategory', slug)).toBeDefined(),
  )

  test.each([
    '5-riffs-faciles',
    'secreto-pentatonica',
    'tapping-dos-manos',
    'cambiar-cuerdas',
    'modos-griegos',
    'blues-12-compases',
  ])('has the article %s', (slug) => expect(bySlug('article', slug)).toBeDefined())

  test.each(PAGES)('has the page %s in Spanish and English', (slug) => {
    const page = bySlug('page', slug)
    expect(page).toMatchObject({
      title: [{ language: 'es' }, { language: 'en' }],
      intro: [{ language: 'es' }, { language: 'en' }],
      seo: {
        title: [{ language: 'es' }, { language: 'en' }],
        description: [{ language: 'es' }, { language: 'en' }],
      },
    })
  })

  test.each([
    ['manifiesto', 400],
    ['sobre-mi', 400],
    ['privacidad', 300],
    ['aviso-legal', 200],
  ])('has a text worth its page on %s', (slug, words) => {
    const texts = bySlug('page', slug)?.body as { language: string; value: unknown[] }[]
    expect(texts.map(({ language }) => language)).toEqual(['es', 'en'])
    for (const { value } of texts) expect(wordsIn(value)).toBeGreaterThan(words)
  })

  test('tells what the community will have, and answers eight questions on membership', () => {
    expect(bySlug('page', 'comunidad')?.cards).toHaveLength(4)
    expect(bySlug('page', 'membresia')?.faq).toHaveLength(8)
  })

  test('names the means of payment', () => {
    expect(fieldOf('siteSettings', 'payments')).toEqual(['VISA', 'MasterCard', 'PayPal', 'Stripe'])
  })

  test('has no chord and no tab that the site cannot draw', () => {
    const blocks = objectsIn(seed)
    const frets = blocks.filter((block) => typeof block.frets === 'string')
    const tabs = blocks.filter(({ _type }) => _type === 'tablature')
    expect(frets.length).toBeGreaterThan(0)
    expect(tabs.length).toBeGreaterThan(0)
    expect(frets.filter((chord) => !parseFrets(chord.frets as string))).toEqual([])
    expect(tabs.filter((block) => !parseTab(block.tab as string))).toEqual([])
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
    ['a store whose address is none', 'store-1', { url: 'tienda.example' }, 'url'],
    ['a treasure of no kind', 'treasure-codice', { kind: 'map' }, 'kind'],
    ['a set without techniques', 'technique-electrica', { techniques: [] }, 'techniques'],
    [
      'two related articles that are one',
      'article-modos-griegos',
      {
        related: ['a', 'b'].map((_key) => ({
          _key,
          _type: 'reference',
          _ref: 'article-modos-griegos',
        })),
      },
      'related',
    ],
    ['an article without its text', 'article-modos-griegos', { body: [] }, 'body'],
    ['a text where a switch goes', 'siteSettings', { access: 'sí' }, 'access'],
  ])('%s', async (_case, id, change, field) => {
    const found = await problems({ ...find(id), ...change })
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })

  const inBody = (block: object) => ({
    body: [
      {
        _key: 'es',
        _type: 'internationalizedArrayRichTextValue',
        language: 'es',
        value: [{ _key: 'block', ...block }],
      },
    ],
  })
  const chord = (frets: string) => ({
    _type: 'chords',
    chords: [{ _key: 'chord', _type: 'chord', name: 'Do', frets }],
  })
  const tab = (...lines: string[]) => ({ _type: 'tablature', tab: lines.join('\n') })
  const linesOfC = ['e|-0-|', 'B|-1-|', 'G|-0-|', 'D|-2-|', 'A|-3-|', 'E|---|']

  test.each([
    ['a chord of six strings', chord('x32010')],
    ['a chord high on the neck', chord('x,10,12,12,12,10')],
    ['a tab of two systems', tab(...linesOfC, '', ...linesOfC)],
  ])('nothing of %s', async (_case, block) => {
    expect(await problems({ ...find('page-manifiesto'), ...inBody(block) })).toEqual([])
  })

  test.each([
    ['a chord of five strings', chord('x3201'), 'frets'],
    ['a fret beyond the neck', chord('x,30,12,12,12,10'), 'frets'],
    ['a tab of five lines', tab(...linesOfC.slice(1)), 'tab'],
    ['a tab with a sign unknown to it', tab('e|-?-|', ...linesOfC.slice(1)), 'tab'],
    ['a tab whose bars do not align', tab('e|--0-|', ...linesOfC.slice(1)), 'tab'],
    ['a picture that nobody describes', { _type: 'figure', asset: { _ref: 'x' } }, 'alt'],
    ['a callout without text', { _type: 'callout', tone: 'tip', title: 'Ojo' }, 'text'],
    [
      'a link that runs a script',
      {
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'a', _type: 'link', href: 'javascript:alert(1)' }],
        children: [{ _key: 's', _type: 'span', text: 'x', marks: ['a'] }],
      },
      'href',
    ],
  ])('%s in a text', async (_case, block, field) => {
    const found = await problems({ ...find('page-manifiesto'), ...inBody(block) })
    expect(found.filter((problem) => problem.includes(`"${field}"`))).not.toEqual([])
  })

  test('publishing a visitor’s testimonial before it has its level and portrait', async () => {
    const { level, image, order, ...sent } = find('testimonial-nico-arete')
    const fields = (await problems(sent)).map((problem) => problem.split(' ')[0])
    expect(new Set(fields)).toEqual(new Set(['["level"]', '["image"]', '["order"]']))
  })
})
