import { createSchema, type Path, resolveConditionalProperty, type SanityDocument } from 'sanity'
import { describe, expect, it } from 'vitest'
import { systemPathOf } from '../../domain/system-documents.ts'
import { everyType } from '../../schemas/compile.ts'
import { find, seed } from '../../schemas/seed.fixture.ts'
import { lockForTranslators } from './locks.ts'
import { languageAt } from './role.ts'

const schema = createSchema({ name: 'default', types: lockForTranslators(everyType()) })
const user = (...roles: string[]) => ({
  id: 'ana',
  name: 'Ana',
  email: 'ana@mar.test',
  roles: roles.map((name) => ({ name, title: name })),
})
const captain = user('administrator')
const translator = user('translator', 'translator-en')

/** The properties of a compiled type that this file reads. */
interface Compiled {
  jsonType: string
  name: string
  readOnly?: Parameters<typeof resolveConditionalProperty>[0]
  fields?: { name: string; type: Compiled }[]
  of?: Compiled[]
}
interface Place {
  path: Path
  type: Compiled
  readOnly: boolean
}

const keyAt = (path: Path) => (path[1] as { _key: string })._key

/** Every value of a document that has a place in the form, with the read-only state of its input. */
function placesOf(document: SanityDocument, currentUser: typeof captain): Place[] {
  function visit(value: unknown, type: Compiled, path: Path, above: boolean): Place[] {
    const context = { document, value, parent: undefined, currentUser, path }
    const readOnly = above || resolveConditionalProperty(type.readOnly, context)
    return [{ path, type, readOnly }, ...visitParts(value, type, path, readOnly)]
  }
  function visitParts(value: unknown, type: Compiled, path: Path, readOnly: boolean): Place[] {
    if (Array.isArray(value)) {
      return value.flatMap((item) => {
        const of = type.of?.find(({ name }) => name === item?._type)
        return of ? visit(item, of, [...path, { _key: item._key }], readOnly) : []
      })
    }
    const own = (type.fields ?? []).filter(({ name }) => !isOfPicture(type, name))
    return own.flatMap(({ name, type: inner }) => {
      const child = (value as Record<string, unknown> | undefined)?.[name]
      return child === undefined ? [] : visit(child, inner, [...path, name], readOnly)
    })
  }
  return visit(document, schema.get(document._type) as unknown as Compiled, [], false)
}

/** The picture itself, which the form's components lock: its caption is to be translated. */
const isOfPicture = (type: Compiled, name: string) =>
  ['asset', 'media', 'crop', 'hotspot'].includes(name) &&
  type.fields?.some((field) => field.name === 'asset')

const isLeaf = ({ type }: Place) => !['object', 'array'].includes(type.jsonType)
const isLocked = (place: Place | undefined) => place?.readOnly

describe('the form of a translator into English', () => {
  it.each(seed.map((document) => [document._id, document]))('%s', (_id, document) => {
    const leaves = placesOf(document, translator).filter(isLeaf)
    expect(leaves.length).toBeGreaterThan(0)
    for (const { path, readOnly } of leaves) {
      expect([path, readOnly]).toEqual([path, languageAt(document, path) !== 'en'])
    }
  })

  it('opens a localized field only when it has a value', () => {
    const field = (document: SanityDocument, name: string) =>
      placesOf(document, translator).find(({ path }) => path.length === 1 && path[0] === name)
    const article = find('article-5-riffs-faciles')
    expect(isLocked(field(article, 'title'))).toBe(false)
    expect(isLocked(field(article, 'slug'))).toBe(true)
    expect(isLocked(field({ ...article, title: [] }, 'title'))).toBe(true)
  })

  it('opens everything within the rich text of their language', () => {
    const chords = { _key: 'c', _type: 'chords', title: 'Am' }
    const video = { _key: 'v', _type: 'video', videoId: 'x' }
    const body = (language: string) => ({
      _key: language,
      _type: 'internationalizedArrayRichTextValue',
      language,
      value: [chords, video],
    })
    const article = find('article-5-riffs-faciles')
    const places = placesOf({ ...article, body: [body('es'), body('en')] }, translator)
    const within = (language: string) =>
      places.filter(({ path }) => path[0] === 'body' && path.length > 3 && keyAt(path) === language)
    expect(within('en').length).toBeGreaterThan(2)
    expect(within('en').some(isLocked)).toBe(false)
    expect(within('es').every(isLocked)).toBe(true)
  })
})

it('the captain has everything open except read-only fields', () => {
  for (const document of seed) {
    const locked = placesOf(document, captain).filter(isLocked)
    // The address of a page that the site itself needs.
    const expected = document.slug && systemPathOf(document) !== null ? ['slug'] : []
    expect([...new Set(locked.map(({ path }) => path[0]))]).toEqual(expected)
  }
  const message = { ...find('level-grumete'), _type: 'inboxMessage', state: 'new', email: 'a@b.c' }
  const at = (name: string) => placesOf(message, captain).find(({ path }) => path[0] === name)
  expect(isLocked(at('state'))).toBe(false)
  expect(isLocked(at('email'))).toBe(true)
})
