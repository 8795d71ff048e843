import { describe, expect, test } from 'vitest'
import { raw, refusal, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

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

  test('visibility async and deferred respond after the commit', async () => {
    await raw().create({ _id: 'x', _type: 'ship' }, { visibility: 'deferred' })
    expect(await raw().getDocument('x')).toBeDefined()
  })

  test('a target of a strong reference cannot be deleted, nor can one be missing', async () => {
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
