import { describe, expect, test } from 'vitest'
import { lake, raw } from './support/clean-lake.ts'
import {
  act,
  append,
  D,
  edit,
  expectRefused,
  german,
  get,
  level,
  signedIn,
  translator,
  withTranslatableLake,
} from './support/translator.ts'

withTranslatableLake()

describe('documents can be neither created nor deleted', () => {
  const writes: [string, () => Promise<unknown>][] = [
    ['create', () => translator().create({ _id: 'new', _type: 'level', title: [german] })],
    ['create under an own id', () => translator().create({ _type: 'level', title: [german] })],
    ['createIfNotExists', () => translator().createIfNotExists({ ...level, _id: 'new' })],
    ['createOrReplace', () => translator().createOrReplace({ ...level, _id: 'new' })],
    ['a draft of nothing', () => translator().create({ ...level, _id: 'drafts.new' })],
    ['a draft of a draft', () => translator().create({ ...level, _id: 'drafts.drafts.level' })],
    ['a version', () => translator().create({ ...level, _id: 'versions.r1.level' })],
    ['a version of nothing', () => translator().create({ ...level, _id: 'versions.level' })],
    [
      'a draft of another type',
      () => translator().create({ ...level, _id: 'drafts.level', _type: 'plan' }),
    ],
    [
      'a draft with other contents',
      () => translator().create({ ...level, _id: 'drafts.level', order: 2 }),
    ],
    ['another type', () => translator().createOrReplace({ ...level, _type: 'plan' })],
    ['an interface text', () => translator().create({ _type: 'interfaceText', text: [german] })],
    ['a message', () => translator().create({ _id: 'inbox.new', _type: 'inboxMessage' })],
    [
      'a message read back',
      () =>
        translator().createIfNotExists({ _id: 'inbox.1', _type: 'x' }, { returnDocuments: true }),
    ],
    [
      'a message patched',
      () =>
        translator()
          .patch('inbox.1', { set: { state: 'read' } })
          .commit(),
    ],
    [
      'a draft of a message',
      () => translator().create({ _id: 'drafts.inbox.1', _type: 'inboxMessage' }),
    ],
    ['a hidden medium', () => translator().delete('hidden.1')],
    ['delete', () => translator().delete('level')],
    ['delete by query', () => translator().delete({ query: '*[_type == "level"]' })],
    [
      'a patch by a query that names another id',
      () =>
        translator().patch({ query: '*[_id == "level"]{"_id": "inbox.1"}' }).set({ a: 1 }).commit(),
    ],
    [
      'the create action',
      () =>
        act({
          actionType: `${D}create`,
          publishedId: 'new',
          attributes: { ...level, _id: 'drafts.new' },
        }),
    ],
    [
      'the delete action',
      () => act({ actionType: `${D}delete`, publishedId: 'level', includeDrafts: [] }),
    ],
    [
      'the unpublish action',
      () => act({ actionType: `${D}unpublish`, draftId: 'drafts.level', publishedId: 'level' }),
    ],
    [
      'a version by an edit',
      () => act({ ...edit(append('title', german)), draftId: 'versions.r1.level' }),
    ],
    ['a message by an edit', () => act(edit({ set: { state: 'read' } }, 'inbox.1'))],
    [
      'a picture',
      () => translator().assets.upload('image', Buffer.from('GIF89a'), { filename: 'a.gif' }),
    ],
    ['a file', () => translator().assets.upload('file', Buffer.from('x'), { filename: 'a.txt' })],
  ]

  test.each(writes)('%s', async (_name, write) => {
    await expectRefused(write)
  })

  test('an unpublished document can be translated, but only the captain can publish it', async () => {
    await raw().create({ ...level, _id: 'drafts.new' })
    await act(edit(append('title', german), 'new'))
    expect(await get('drafts.new')).toMatchObject({ title: [...level.title, german] })
    await expectRefused(() =>
      act({ actionType: `${D}publish`, draftId: 'drafts.new', publishedId: 'new' }),
    )
    await expectRefused(() => act({ actionType: `${D}version.discard`, versionId: 'drafts.new' }))
  })

  test('a version of a release cannot be changed', async () => {
    await raw().create({ ...level, _id: 'versions.r1.level' })
    const id = 'versions.r1.level'
    await expectRefused(() => translator().patch(id, append('title', german)).commit())
    await expectRefused(() => act({ actionType: `${D}version.discard`, versionId: id }))
  })
})

test('a translator without languages can change nothing', async () => {
  await expectRefused(() =>
    signedIn('idle-translator').patch('level', append('title', german)).commit(),
  )
})

describe('read access of a translator', () => {
  test('content, drafts and members-only content; not the inbox', async () => {
    await raw().create({ ...level, _id: 'drafts.level' })
    const ids = await translator().fetch('*._id | order(@)')
    expect(ids).toEqual(['drafts.level', 'level', 'members.level'])
    expect(await translator().fetch('*[email match "ana*"]')).toEqual([])
    expect(await translator().getDocument('drafts.level')).toMatchObject({ order: 1 })
    expect(await translator().getDocument('inbox.1')).toBeUndefined()
    await raw().create({ _id: 'spy', _type: 'spy', to: { _ref: 'inbox.1', _type: 'reference' } })
    expect(await translator().fetch('*[_id == "spy"][0].to->email')).toBeNull()
  })

  test('history of content; not of the inbox', async () => {
    const read = (path: string) =>
      fetch(`${lake.origin}/lake/v1/data/${path}`, {
        headers: { cookie: 'session=translator', origin: lake.origin },
      }).then(({ status }) => status)
    expect(await read('history/production/transactions/level')).toBe(200)
    expect(await read('history/production/documents/members.level')).toBe(200)
    for (const path of ['transactions', 'documents', 'events/documents']) {
      expect(await read(`history/production/${path}/inbox.1`)).toBe(403)
    }
    expect(await read('history/production/transactions/level,inbox.1')).toBe(403)
    expect(await read('export/production')).toBe(403)
  })

  test('changes of content; not of the inbox', async () => {
    const received: string[] = []
    const listening = Promise.withResolvers<void>()
    const listener = translator()
      .listen('*', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') listening.resolve()
        if (event.type === 'mutation') received.push(event.documentId)
      })
    await listening.promise
    await raw().create({ _id: 'inbox.2', _type: 'inboxMessage', email: 'eva@mar.test' })
    await raw().create({ ...level, _id: 'drafts.level' })
    await expect.poll(() => received).toEqual(['drafts.level'])
    listener.unsubscribe()
  })

  test('the current user: their languages are roles', async () => {
    expect(await translator().users.getById('me')).toMatchObject({
      role: 'translator',
      roles: [{ name: 'translator' }, { name: 'translator-de' }, { name: 'translator-fr' }],
    })
  })
})
