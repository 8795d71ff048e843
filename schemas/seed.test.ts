import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { systemPages } from '../domain/system-documents.ts'
import { schemaTypes } from './index.ts'
import { spanish } from './localized.ts'
import { memberContentId, publicIdOf } from './memberContentId.ts'
import { fieldOf, find, problems, seed } from './seed.fixture.ts'

/** A picture of the seed, which names its file. */
interface Drawing {
  _sanityAsset: string
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

describe('the seed', () => {
  test.each(seed.map((document) => [document._id, document] as const))(
    '%s is valid',
    async (_id, document) => {
      expect(await problems(document)).toEqual([])
    },
  )

  test('has every document type except those that the site creates, and each id once', () => {
    const documentTypes = schemaTypes.filter(
      ({ type, name }) =>
        type === 'document' && !['inboxMessage', 'hiddenMedium', 'interfaceText'].includes(name),
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

  test.each(['grumete', 'marinero', 'capitan'])('has five lessons or more for %s', (level) => {
    const lessons = seed.filter(
      ({ _type, level: of }) =>
        _type === 'lesson' && (of as { _ref: string })._ref === `level-${level}`,
    )
    expect(lessons.length).toBeGreaterThanOrEqual(5)
    expect(lessons.map(({ order }) => order)).toEqual(lessons.map((_, index) => index + 1))
  })

  const written = seed.filter(({ _type }) => ['lesson', 'treasure', 'song'].includes(_type))
  const LEAST_WORDS: Record<string, number> = { lesson: 300, treasure: 200, song: 120 }
  test.each(written.map(({ _id, _type }) => [_id, _type] as const))(
    'has a text for members worth their while behind %s',
    (id, type) => {
      const [{ value } = { value: [] }] = fieldOf(memberContentId(id), 'body') as { value: [] }[]
      const callouts = objectsIn(value).filter(
        ({ _type }) => _type === 'callout' || _type === 'practice',
      )
      const aside = callouts.flatMap(({ text }) => (text as string).match(/\S+/g) ?? []).length
      expect(wordsIn(value) + aside).toBeGreaterThanOrEqual(LEAST_WORDS[type] ?? 0)
      if (type !== 'lesson') return
      const exercises = objectsIn(value).filter(
        ({ tone, _type }) => tone === 'exercise' || _type === 'practice',
      )
      expect(exercises).not.toEqual([])
      expect(
        objectsIn(value).filter(({ _type }) => ['chords', 'tablature'].includes(String(_type))),
      ).not.toEqual([])
    },
  )

  test('has no orphaned members-only content', () => {
    const owners = seed
      .filter(({ _type }) => _type === 'memberContent')
      .map(({ _id }) => publicIdOf(_id))
    expect(owners.sort()).toEqual(written.map(({ _id }) => _id).sort())
  })

  test.each(['electrica', 'espanola', 'acustica'])(
    'has six techniques for %s, each with a plate of its own',
    (slug) => {
      const techniques = bySlug('techniqueSet', slug)?.techniques as { picture: Drawing }[]
      expect(new Set(techniques.map(({ picture }) => picture._sanityAsset)).size).toBe(6)
    },
  )

  // They are shown in every language, and an <img> has no fonts but the visitor's own.
  test('has no letter in its drawings that is not drawn', () => {
    const folder = new URL('../dataset/images/', import.meta.url)
    const written = readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .filter((name) => /<text|font-family/.test(readFileSync(new URL(name, folder), 'utf8')))
    expect(written).toEqual([])
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

  test('has the pages that the site depends on, and no other', () => {
    const slugs = seed
      .filter(({ _type }) => _type === 'page')
      .map(({ slug }) => (slug as { current: string }).current)
    expect(slugs.sort()).toEqual([...systemPages].sort())
  })

  test.each(systemPages)('has a heading and metadata for the page %s', (slug) => {
    expect(bySlug('page', slug)).toMatchObject({
      title: expect.any(Array),
      intro: expect.any(Array),
      seo: { title: expect.any(Array), description: expect.any(Array) },
    })
  })

  test.each([
    ['manifiesto', 400],
    ['sobre-mi', 400],
    ['privacidad', 300],
    ['aviso-legal', 200],
  ])('has a text worth its page on %s', (slug, words) => {
    const body = bySlug('page', slug)?.body as { language: string; value: unknown[] }[] | undefined
    const spanish = body?.find(({ language }) => language === 'es')
    expect(wordsIn(spanish?.value ?? [])).toBeGreaterThan(words)
  })

  test('describes the planned community, and answers eight questions on membership', () => {
    expect(bySlug('page', 'comunidad')?.cards).toHaveLength(4)
    expect(bySlug('page', 'membresia')?.faq).toHaveLength(8)
  })

  test('names the means of payment', () => {
    expect(fieldOf('siteSettings', 'payments')).toEqual(['VISA', 'MasterCard', 'PayPal', 'Stripe'])
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
