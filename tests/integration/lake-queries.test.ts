import { beforeEach, describe, expect, test } from 'vitest'
import { lake, raw, refusal, visitor, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

describe('queries', () => {
  beforeEach(async () => {
    await raw()
      .transaction()
      .create({
        _id: 'a',
        _type: 'ship',
        name: 'Alba',
        sails: 3,
        port: { _ref: 'p', _type: 'reference' },
      })
      .create({ _id: 'b', _type: 'ship', name: 'Brisa', sails: 1 })
      .create({ _id: 'drafts.b', _type: 'ship', name: 'Brisa nueva', sails: 2 })
      .create({ _id: 'p', _type: 'port', name: 'Cádiz' })
      .create({ _id: 'inbox.1', _type: 'message', email: 'ana@example.com' })
      .commit()
  })

  test('with parameters, ordering and dereference, by GET and by POST', async () => {
    const query =
      '*[_type == "ship" && sails >= $sails] | order(name asc) {name, "port": port->name}'
    const expected = [{ name: 'Alba', port: 'Cádiz' }]
    expect(await lake.client().fetch(query, { sails: 2 })).toEqual(expected)
    // The client switches to POST for long queries.
    const long = `${query}${' '.repeat(12_000)}`
    expect(await lake.client().fetch(long, { sails: 2 })).toEqual(expected)
  })

  test.each([
    ['published', ['Alba', 'Brisa']],
    ['drafts', ['Alba', 'Brisa nueva']],
    ['previewDrafts', ['Alba', 'Brisa nueva']],
    ['raw', ['Alba', 'Brisa', 'Brisa nueva']],
  ] as const)('perspective %s', async (perspective, names) => {
    const result = await lake
      .client({ perspective: perspective as 'raw' })
      .fetch('*[_type == "ship"] | order(name asc).name')
    expect(result).toEqual(names)
  })

  test('the drafts perspective shows the origin of a document', async () => {
    const result = await lake.client({ perspective: 'drafts' }).fetch('*[_id == "b"][0]')
    expect(result).toMatchObject({ _id: 'b', _originalId: 'drafts.b', name: 'Brisa nueva' })
  })

  test.each([
    ['2025-02-19', 2],
    ['2021-10-21', 3],
    ['X', 2],
    ['1', 3],
  ])('API version %s decides the default perspective', async (version, ships) => {
    const url = `${lake.origin}/lake/v${version}/data/query/production?query=count(*[_type=="ship"])`
    const answer = await fetch(url, { headers: { authorization: 'Bearer sk-test-token' } })
    expect(await answer.json()).toMatchObject({ result: ships })
  })

  test('a visitor reads published documents, and neither drafts nor documents below a path', async () => {
    const ids = await lake
      .client({ token: undefined, perspective: 'raw' })
      .fetch('*[_type in ["ship", "message", "port"]]._id | order(@)')
    expect(ids.sort()).toEqual(['a', 'b', 'p'])
    expect(await visitor().getDocument('inbox.1')).toBeUndefined()
    expect(await visitor().getDocument('drafts.b')).toBeUndefined()
    expect(await visitor().getDocument('b')).toMatchObject({ name: 'Brisa' })
  })

  test('a result is never older than the last commit', async () => {
    const count = () => lake.client().fetch('count(*[_type == "ship"])')
    expect(await count()).toBe(2)
    await raw().create({ _type: 'ship', name: 'Tercera' })
    expect(await count()).toBe(3)
  })

  test('a slice may be a parameter, as in the lists of the Studio', async () => {
    const query = '*[_type == "ship"] | order(name asc) [0...$__limit].name'
    const members = lake.client({ perspective: 'raw' })
    expect(await members.fetch(query, { __limit: 1 })).toEqual(['Alba'])
    expect(await members.fetch(query, { __limit: 2 })).toHaveLength(2)
  })

  test('several documents by id keep their order, missing ones are null', async () => {
    const [p, none, a] = await raw().getDocuments(['p', 'nowhere', 'a'])
    expect([p?._id, none, a?._id]).toEqual(['p', null, 'a'])
  })

  test('a document with its draft and versions', async () => {
    const all = await raw().getDocument('b', { includeAllVersions: true })
    expect(all.map((document) => document._id).sort()).toEqual(['b', 'drafts.b'])
  })

  test('a visitor cannot run a query of quadratic cost', async () => {
    const count = (depth: number): string => (depth ? `count(*[${count(depth - 1)} > 0])` : '1')
    expect((await refusal(visitor().fetch(count(3)))).status).toBe(400)
    expect(await visitor().fetch(count(2))).toBe(3)
    expect((await refusal(visitor().fetch(`[${'1,'.repeat(20_000)}1]`))).status).toBe(413)
  })

  test('malformed GROQ is a queryParseError with its position', async () => {
    const { status, body, message } = await refusal(raw().fetch('*[_type == '))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: 'queryParseError', start: 10, query: '*[_type == ' })
    expect(message).toContain('GROQ query parse error')
  })

  test('a parameter that was not given is named', async () => {
    const { status, body } = await refusal(raw().fetch('*[name == $nombre]'))
    expect(status).toBe(400)
    expect(body.error.description).toBe('param $nombre referenced, but not provided')
    expect((await refusal(raw().fetch('$constructor'))).status).toBe(400)
  })

  test('a function the lake does not have is an error, not a crash', async () => {
    expect((await refusal(raw().fetch('*[text::query("x")]'))).status).toBe(400)
  })
})
