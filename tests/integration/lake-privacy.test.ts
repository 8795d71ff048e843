import type { ListenEvent, WelcomeEvent } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { lake, raw, refusal, visitor } from './support/clean-lake.ts'
import {
  act,
  append,
  edit,
  expectRefused,
  get,
  item,
  translator,
  withTranslatableLake,
} from './support/translator.ts'

withTranslatableLake()

const linked = (reference: object) => [
  {
    ...{ _key: 'b', _type: 'block', children: [] },
    markDefs: [
      { _key: 'm', _type: 'internalLink', reference: { _type: 'reference', ...reference } },
    ],
  },
]
const link = (reference: object) =>
  act(edit(append('body', item('de', linked(reference), 'RichText'))))

describe('what visitors cannot see', () => {
  test('ids of drafts and names of releases beside a published document', async () => {
    await raw().create({ ...(await get('level')), _id: 'drafts.level', _type: 'level' })
    await raw().create({ _id: 'versions.secretSale.level', _type: 'level' })
    const url = `${lake.origin}/lake/v1/data/doc/production/level?includeAllVersions=true`
    const text = await (await fetch(url)).text()
    expect(JSON.parse(text).documents).toHaveLength(1)
    expect(text).not.toContain('drafts')
    expect(text).not.toContain('secretSale')
    const all = await raw().getDocument('level', { includeAllVersions: true })
    expect(all.map(({ _id }) => _id).sort()).toEqual([
      'drafts.level',
      'level',
      'versions.secretSale.level',
    ])
  })

  test('the author of a change, and how much else changed with it', async () => {
    const seen: (ListenEvent<Record<string, unknown>> | WelcomeEvent)[] = []
    const open = Promise.withResolvers<void>()
    const listener = visitor()
      .listen('*', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => (event.type === 'welcome' ? open.resolve() : seen.push(event)))
    await open.promise
    await raw()
      .transaction()
      .create({ _id: 'inbox.secret', _type: 'inboxMessage', email: 'ana@mar.test' })
      .create({ _id: 'buoy', _type: 'buoy' })
      .commit()
    await expect.poll(() => seen.length).toBe(1)
    listener.unsubscribe()
    expect(seen[0]).toMatchObject({
      documentId: 'buoy',
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      mutations: [{ create: { _id: 'buoy' } }],
    })
    expect(seen[0]).not.toHaveProperty('identity')
    expect(JSON.stringify(seen)).not.toContain('ana@mar.test')
  })
})

describe('what a translator cannot do to unreadable documents', () => {
  test.each([['inbox.1'], ['inbox.nowhere']])('refer strongly to %s', async (_ref) => {
    await expectRefused(() => link({ _ref }))
  })

  test('the refusal is the same, whether the message exists or not', async () => {
    const [there, nowhere] = await Promise.all([
      refusal(link({ _ref: 'inbox.1' })),
      refusal(link({ _ref: 'inbox.9' })),
    ])
    expect(there.message.replaceAll('inbox.1', 'inbox.9')).toBe(nowhere.message)
  })

  test('prevent its deletion: a weak reference does not', async () => {
    await link({ _ref: 'inbox.1', _weak: true })
    await raw().delete('inbox.1')
    expect(await get('inbox.1')).toBeUndefined()
    expect(await get('drafts.level')).toBeDefined()
  })

  test('change documents by a query', async () => {
    await expectRefused(() => translator().patch({ query: '*[_id == "level"]' }).set({}).commit())
  })
})

describe('responses', () => {
  test.each([
    ['/data/query/production?query=1'],
    ['/data/query/production?query=%5B'],
    ['/data/doc/production/level'],
    ['/data/nothing'],
    ['/users/me'],
    ['/projects/local/datasets/production/acl'],
  ])('%s is cached by nobody', async (path) => {
    const answer = await fetch(`${lake.origin}/lake/v2025-02-19${path}`)
    await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
