import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from './support/lake.ts'

let lake: RunningLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.close())

const raw = () => lake.client({ perspective: 'raw' })
const visitor = () => lake.client({ token: undefined })

beforeEach(async () => {
  await raw().delete({ query: '*[!(_id in path("_.**"))]' })
})

/** The error body of a refused request. */
async function refusal(request: Promise<unknown>) {
  const error = await request.then(
    () => expect.fail('the request should have been refused'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  const { statusCode, responseBody, message } = error as ClientError
  return { status: statusCode, message, body: JSON.parse(String(responseBody)) }
}

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

  test('the drafts perspective says where a document came from', async () => {
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

  test('a visitor reads published documents, and neither drafts nor what lies below a path', async () => {
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

  test('a visitor cannot make the server compare everything with everything', async () => {
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

describe('mutations', () => {
  test('create, createIfNotExists, createOrReplace', async () => {
    const created = await raw().create({ _type: 'ship', name: 'Sin nombre' })
    expect(created).toMatchObject({
      _type: 'ship',
      _createdAt: expect.any(String),
      _rev: expect.any(String),
    })
    await raw().create({ _id: 'x', _type: 'ship', name: 'Uno' })
    await raw().createIfNotExists({ _id: 'x', _type: 'ship', name: 'Dos' })
    expect(await raw().getDocument('x')).toMatchObject({ name: 'Uno' })
    await raw().createOrReplace({ _id: 'x', _type: 'ship', name: 'Tres' })
    expect(await raw().getDocument('x')).toMatchObject({ name: 'Tres' })
    const again = await refusal(raw().create({ _id: 'x', _type: 'ship' }))
    expect(again.status).toBe(409)
    expect(again.body.error.items[0].error.type).toBe('documentAlreadyExistsError')
  })

  test('an id that ends in a dot is completed', async () => {
    const draft = await raw().create({ _id: 'drafts.', _type: 'ship' })
    expect(draft._id).toMatch(/^drafts\.[\w-]{36}$/)
  })

  test('patches with every operation', async () => {
    await raw().create({
      _id: 'x',
      _type: 'ship',
      name: 'Alba',
      sails: 3,
      gone: true,
      log: 'zarpamos al amanecer',
      crew: [
        { _key: 'k1', name: 'Ana' },
        { _key: 'k2', name: 'Blas' },
      ],
      title: [{ _key: 'e', language: 'es', value: 'Nave' }],
    })
    const result = await raw()
      .patch('x')
      .set({ 'crew[_key=="k1"].name': 'Anabel', 'title[language=="es"].value': 'Barco' })
      .setIfMissing({ flag: 'negra', name: 'no' })
      .unset(['gone', 'crew[_key=="k2"]'])
      .inc({ sails: 2 })
      .dec({ sails: 1 })
      .insert('after', 'crew[-1]', [{ _key: 'k3', name: 'Carla' }])
      .diffMatchPatch({ log: '@@ -1,20 +1,20 @@\n zarpamos al \n-amanecer\n+anochecer\n' })
      .commit()
    expect(result).toMatchObject({
      name: 'Alba',
      flag: 'negra',
      sails: 4,
      crew: [{ name: 'Anabel' }, { name: 'Carla' }],
      title: [{ value: 'Barco' }],
    })
    expect(result.gone).toBeUndefined()
    expect(result._rev).not.toBe(undefined)
  })

  test('a transaction applies as a whole or not at all', async () => {
    const failed = await refusal(
      raw()
        .transaction()
        .create({ _id: 'one', _type: 'ship' })
        .patch('nowhere', (patch) => patch.set({ a: 1 }))
        .commit(),
    )
    expect(failed.status).toBe(404)
    expect(failed.body.error).toMatchObject({
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'nowhere' } }],
    })
    expect(await raw().getDocument('one')).toBeUndefined()
  })

  test('a revision conflict is a 409 that names both revisions', async () => {
    const first = await raw().create({ _id: 'x', _type: 'ship', name: 'Uno' })
    await raw().patch('x').set({ name: 'Dos' }).commit()
    const late = await refusal(
      raw().patch('x').ifRevisionId(first._rev).set({ name: 'Tres' }).commit(),
    )
    expect(late.status).toBe(409)
    expect(late.body.error.items[0].error.expectedRevisionID).toBe(first._rev)
    expect(await raw().getDocument('x')).toMatchObject({ name: 'Dos' })
  })

  test('the transaction id of the client becomes the revision', async () => {
    await raw().transaction().create({ _id: 'x', _type: 'ship' }).transactionId('viaje-1').commit()
    expect(await raw().getDocument('x')).toMatchObject({ _rev: 'viaje-1' })
    const again = raw().transaction().create({ _type: 'ship' }).transactionId('viaje-1').commit()
    expect((await refusal(again)).status).toBe(409)
  })

  test('delete and patch by query', async () => {
    await raw()
      .transaction()
      .create({ _id: 'a', _type: 'ship', n: 1 })
      .create({ _id: 'b', _type: 'ship', n: 2 })
      .commit()
    await raw()
      .patch({ query: '*[_type == "ship" && n > $n]', params: { n: 1 } })
      .set({ big: true })
      .commit()
    expect(await raw().fetch('*[big == true]._id')).toEqual(['b'])
    await raw().delete({ query: '*[_type == "ship" && n == $n]', params: { n: 1 } })
    expect(await raw().fetch('*[_type == "ship"]._id')).toEqual(['b'])
  })

  test('dryRun checks everything and keeps nothing', async () => {
    const result = await raw().create({ _id: 'x', _type: 'ship' }, { dryRun: true })
    expect(result).toMatchObject({ _id: 'x' })
    expect(await raw().getDocument('x')).toBeUndefined()
    await raw().create({ _id: 'x', _type: 'ship' })
    expect(
      (await refusal(raw().create({ _id: 'x', _type: 'ship' }, { dryRun: true }))).status,
    ).toBe(409)
  })

  test('returnIds, returnDocuments and autoGenerateArrayKeys', async () => {
    const ids = await raw().mutate(
      [{ create: { _id: 'x', _type: 'ship', crew: [{ name: 'Ana' }] } }],
      {
        returnDocuments: false,
        returnFirst: false,
        autoGenerateArrayKeys: true,
      },
    )
    expect(ids).toMatchObject({ documentIds: ['x'], results: [{ id: 'x', operation: 'create' }] })
    expect(await raw().getDocument('x')).toMatchObject({ crew: [{ _key: expect.any(String) }] })
  })

  test('visibility async and deferred answer as committed', async () => {
    await raw().create({ _id: 'x', _type: 'ship' }, { visibility: 'deferred' })
    expect(await raw().getDocument('x')).toBeDefined()
  })

  test('what is referred to strongly cannot be deleted, nor refer to nothing', async () => {
    const port = { _type: 'reference', _ref: 'p' }
    const dangling = await refusal(raw().create({ _id: 'x', _type: 'ship', port }))
    expect(dangling.status).toBe(409)
    await raw()
      .transaction()
      .create({ _id: 'x', _type: 'ship', port })
      .create({ _id: 'p', _type: 'port' })
      .commit()
    const refused = await refusal(raw().delete('p'))
    expect(refused.status).toBe(409)
    expect(refused.body.error.items[0].error).toMatchObject({ referencingIDs: ['x'] })
    await raw().patch('x').set({ 'port._weak': true }).commit()
    await raw().delete('p')
    expect(await raw().getDocument('p')).toBeUndefined()
  })

  test.each([
    ['no type', { create: { _id: 'x' } }],
    ['an id with a slash', { create: { _id: '../x', _type: 'ship' } }],
    ['two kinds at once', { create: { _type: 'ship' }, delete: { id: 'x' } }],
    ['an unknown operation', { patch: { id: 'x', explode: {} } }],
    ['no selection', { patch: { set: { a: 1 } } }],
    ['an unreadable path', { patch: { id: 'y', set: { 'a[0': 1 } } }],
    ['a change of the type', { patch: { id: 'y', set: { _type: 'whale' } } }],
  ])('%s is refused', async (_, mutation) => {
    await raw().create({ _id: 'y', _type: 'ship' })
    const { status, body } = await refusal(
      raw().mutate([mutation as never], { skipCrossDatasetReferenceValidation: true }),
    )
    expect(status).toBe(400)
    expect(body.error.items[0].error.description).toEqual(expect.any(String))
    expect(await raw().fetch('*[_type in ["ship", "whale"]]._id')).toEqual(['y'])
  })
})

describe('who may do what', () => {
  test('without a session nothing is written', async () => {
    const refused = await refusal(visitor().create({ _type: 'ship' }))
    expect(refused.status).toBe(401)
    expect(await raw().fetch('count(*[_type == "ship"])')).toBe(0)
  })

  test('a wrong token is refused, also for reading', async () => {
    const refused = await refusal(lake.client({ token: 'sk-wrong' }).fetch('*'))
    expect(refused).toMatchObject({ status: 401, body: { errorCode: 'SIO-401-ANF' } })
  })

  test("a session cookie counts for the site's own pages only", async () => {
    const write = (headers: Record<string, string>) =>
      fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
        method: 'POST',
        headers: { cookie: 'session=captain', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ mutations: [{ create: { _type: 'ship' } }] }),
      }).then((answer) => answer.status)
    expect(await write({ origin: 'https://evil.example' })).toBe(401)
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await write({ origin: lake.origin })).toBe(200)
  })

  test('a member without a part in the dataset is told so', async () => {
    const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
      method: 'POST',
      headers: { cookie: 'session=member', origin: lake.origin },
      body: JSON.stringify({ mutations: [{ create: { _type: 'ship' } }] }),
    })
    expect(answer.status).toBe(403)
    const drafts = await fetch(
      `${lake.origin}/lake/v1/data/query/production?query=count(*[_id in path("drafts.**")])`,
      { headers: { cookie: 'session=member', origin: lake.origin } },
    )
    expect(await drafts.json()).toMatchObject({ result: 0 })
  })

  test('history needs a session', async () => {
    const answer = await fetch(`${lake.origin}/lake/v1/data/history/production/transactions/x`)
    expect(answer.status).toBe(401)
  })
})

describe('bad input', () => {
  test('a 10 MB document is a 413 and the process lives', async () => {
    const huge = { _id: 'huge', _type: 'ship', log: 'x'.repeat(10_000_000) }
    expect((await refusal(raw().create(huge))).status).toBe(413)
    expect(await raw().getDocument('huge')).toBeUndefined()
  })

  test.each([['{'], ['null'], ['[]'], ['{"mutations":{}}']])(
    'the body %s is a 400',
    async (body) => {
      const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk-test-token' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ statusCode: 400, message: expect.any(String) })
    },
  )

  test('a document nested 10,000 levels deep is refused', async () => {
    const depth = 10_000
    const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-test-token' },
      body: `{"mutations":[{"create":{"_type":"ship","deep":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}}]}`,
    })
    expect(answer.status).toBe(400)
  })

  test.each(['../../../etc/passwd', '..%2f..%2fstore.sqlite', '%2e%2e%2flake.sqlite'])(
    'the asset name %s is not found',
    async (name) => {
      const answer = await fetch(`${lake.origin}/lake/images/local/production/${name}`)
      expect(answer.status).toBe(404)
    },
  )

  test('an unknown dataset and an unknown endpoint are 404', async () => {
    expect((await refusal(lake.client({ dataset: 'other' }).fetch('*'))).status).toBe(404)
    expect((await fetch(`${lake.origin}/lake/v1/nothing`)).status).toBe(404)
  })
})
