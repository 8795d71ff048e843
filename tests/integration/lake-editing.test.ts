import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from './support/lake.ts'

let lake: RunningLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.close())

const raw = () => lake.client({ perspective: 'raw' })
const act = (action: object | object[]) => raw().action(action as never)
const get = (id: string) => raw().getDocument(id)
const D = 'sanity.action.document.'
const get200 = async (path: string) => {
  const answer = await fetch(`${lake.origin}/lake/v2025-02-19/data/history/production/${path}`, {
    headers: { authorization: 'Bearer sk-test-token' },
  })
  expect(answer.status).toBe(200)
  return answer
}

beforeEach(async () => {
  await raw().delete({ query: '*[!(_id in path("_.**"))]' })
})

describe('actions', () => {
  test('create a draft, edit it, publish it, edit again, discard', async () => {
    await act({
      actionType: `${D}create`,
      publishedId: 'a',
      attributes: { _id: 'drafts.a', _type: 'ship', name: 'Alba' },
      ifExists: 'fail',
    })
    expect(await get('a')).toBeUndefined()
    await act({
      actionType: `${D}edit`,
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { name: 'Albatros' } },
    })
    await act({ actionType: `${D}publish`, draftId: 'drafts.a', publishedId: 'a' })
    expect(await get('a')).toMatchObject({ name: 'Albatros' })
    expect(await get('drafts.a')).toBeUndefined()

    // The first edit after a publish creates the draft again.
    await act({
      actionType: `${D}edit`,
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { name: 'Otra' } },
    })
    expect(await get('drafts.a')).toMatchObject({ name: 'Otra' })
    expect(await get('a')).toMatchObject({ name: 'Albatros' })
    await act({ actionType: `${D}version.discard`, versionId: 'drafts.a' })
    expect(await get('drafts.a')).toBeUndefined()
  })

  test('the dummy edit with which the Studio opens a draft copies the published document', async () => {
    await raw().create({ _id: 'a', _type: 'ship', name: 'Alba' })
    await act({
      actionType: `${D}edit`,
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    })
    expect(await get('drafts.a')).toMatchObject({ name: 'Alba' })
  })

  test('publish keeps the date of creation and refuses a stale revision', async () => {
    const first = await raw().create({
      _id: 'a',
      _type: 'ship',
      _createdAt: '2025-01-01T00:00:00Z',
    })
    await raw().create({ _id: 'drafts.a', _type: 'ship', name: 'Nueva' })
    await raw().patch('a').set({ touched: true }).commit()
    const publish = { actionType: `${D}publish`, draftId: 'drafts.a', publishedId: 'a' }
    await expect(act({ ...publish, ifPublishedRevisionId: first._rev })).rejects.toMatchObject({
      statusCode: 409,
    })
    await act(publish)
    expect(await get('a')).toMatchObject({ name: 'Nueva', _createdAt: '2025-01-01T00:00:00Z' })
  })

  test('publishing makes references strong that were weak while drafted', async () => {
    await raw().create({ _id: 'p', _type: 'port' })
    await raw().create({
      _id: 'drafts.a',
      _type: 'ship',
      port: { _type: 'reference', _ref: 'p', _weak: true, _strengthenOnPublish: { type: 'port' } },
    })
    await act({ actionType: `${D}publish`, draftId: 'drafts.a', publishedId: 'a' })
    expect((await get('a'))?.port).toEqual({ _type: 'reference', _ref: 'p' })
    await expect(raw().delete('p')).rejects.toMatchObject({ statusCode: 409 })
  })

  test('unpublish, replaceDraft, delete with drafts', async () => {
    await raw().create({ _id: 'a', _type: 'ship', name: 'Alba' })
    await act({ actionType: `${D}unpublish`, draftId: 'drafts.a', publishedId: 'a' })
    expect([await get('a'), (await get('drafts.a'))?.name]).toEqual([undefined, 'Alba'])
    await act({
      actionType: `${D}replaceDraft`,
      publishedId: 'a',
      attributes: { _id: 'drafts.a', _type: 'ship', name: 'Reemplazo' },
    })
    expect(await get('drafts.a')).toMatchObject({ name: 'Reemplazo' })
    await act({ actionType: `${D}delete`, publishedId: 'a', includeDrafts: ['drafts.a'] })
    expect(await raw().fetch('count(*[_type == "ship"])')).toBe(0)
  })

  test('several actions apply together or not at all', async () => {
    const attributes = { _type: 'ship' }
    await expect(
      act([
        {
          actionType: `${D}create`,
          publishedId: 'a',
          attributes: { ...attributes, _id: 'drafts.a' },
        },
        { actionType: `${D}publish`, draftId: 'drafts.nowhere', publishedId: 'nowhere' },
      ]),
    ).rejects.toMatchObject({ statusCode: 404 })
    expect(await get('drafts.a')).toBeUndefined()
  })

  test.each([
    ['publish', { draftId: 'drafts.a', publishedId: 'unrelated' }],
    ['unpublish', { draftId: 'drafts.a', publishedId: 'unrelated' }],
    ['edit', { draftId: 'a', publishedId: 'a', patch: { set: { name: 'No' } } }],
    ['edit', { draftId: 'drafts.a', publishedId: 'a', patch: { insert: 3 } }],
  ])('%s of %j is refused', async (name, fields) => {
    await raw().create({ _id: 'a', _type: 'ship', name: 'Alba' })
    await raw().create({ _id: 'drafts.a', _type: 'ship', name: 'Alba' })
    const refused = act({ actionType: `${D}${name}`, ...fields })
    await expect(refused).rejects.toMatchObject({ statusCode: 400 })
    expect(await get('a')).toMatchObject({ name: 'Alba' })
  })

  test('an unknown action is a clear error', async () => {
    await expect(act({ actionType: `${D}sink`, publishedId: 'a' })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('history', () => {
  test('transactions of a document and its draft, in order and in reverse', async () => {
    await raw().create({ _id: 'drafts.h', _type: 'ship', n: 1 })
    await raw().patch('drafts.h').set({ n: 2 }).commit()
    await act({ actionType: `${D}publish`, draftId: 'drafts.h', publishedId: 'h' })
    const read = async (query: string) =>
      (await (await get200(`transactions/h,drafts.h?${query}`)).text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    const all = await read('effectFormat=mendoza')
    expect(all).toHaveLength(3)
    // Dated by the transaction, not by a clock of its own.
    expect(await get('h')).toMatchObject({
      _createdAt: all[0].timestamp,
      _updatedAt: all[2].timestamp,
    })
    expect(all[2].documentIDs.sort()).toEqual(['drafts.h', 'h'])
    expect(all[2].effects['drafts.h'].apply).toEqual([0, null])
    expect(all[1]).toMatchObject({ author: 'robot', mutations: [{ patch: { set: { n: 2 } } }] })
    const reversed = await read('reverse=true&limit=2&excludeContent=true')
    expect(reversed.map((line) => line.id)).toEqual([all[2].id, all[1].id])
    expect(reversed[0]).not.toHaveProperty('mutations')
    const minutesAgo = new Date(Date.now() - 60_000 + 5 * 3_600_000)
    const inIndia = minutesAgo.toISOString().replace('Z', '+05:00')
    expect(await read(`fromTime=${encodeURIComponent(inIndia)}`)).toHaveLength(3)
    const later = await read(`fromTransaction=${all[1].id}`)
    expect(later.map((line) => line.id)).toEqual([all[1].id, all[2].id])
  })

  test('a document as it was at a revision', async () => {
    const first = await raw().create({ _id: 'h2', _type: 'ship', n: 1 })
    await raw().patch('h2').set({ n: 2 }).commit()
    const then = await (await get200(`documents/h2?revision=${first._rev}`)).json()
    expect(then.documents).toMatchObject([{ n: 1 }])
    await raw().delete('h2')
    const now = await (await get200('documents/h2')).json()
    expect(now.documents).toEqual([])
    const last = await (await get200('documents/h2?lastRevision=true')).json()
    expect(last.documents).toMatchObject([{ n: 2 }])
  })

  test("events list a document's changes in the Studio's vocabulary, newest first", async () => {
    await raw().create({ _id: 'drafts.h3', _type: 'ship' })
    await act({ actionType: `${D}publish`, draftId: 'drafts.h3', publishedId: 'h3' })
    await act({
      actionType: `${D}edit`,
      draftId: 'drafts.h3',
      publishedId: 'h3',
      patch: { set: { n: 1 } },
    })
    await act({ actionType: `${D}unpublish`, draftId: 'drafts.h3', publishedId: 'h3' })
    await act({ actionType: `${D}version.discard`, versionId: 'drafts.h3' })
    const { events } = await (await get200('events/documents/drafts.h3?limit=100')).json()
    expect(events['drafts.h3'].map((event: { type: string }) => event.type)).toEqual([
      'deleteDocumentVersion',
      'unpublishDocument',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    const path = 'events/documents/drafts.h3?limit=2'
    const page = await (await get200(path)).json()
    expect(page.nextCursor).not.toBe('')
    const next = await (await get200(`${path}&nextCursor=${page.nextCursor}`)).json()
    expect(next.events['drafts.h3'][0].type).toBe('createDocumentVersion')
    // The published document's own life has no drafts in it.
    const own = await (await get200('events/documents/h3')).json()
    expect(own.events.h3.map((event: { type: string }) => event.type)).toEqual([
      'unpublishDocument',
      'publishDocumentVersion',
    ])
  })
})
