import type { SanityDocumentStub } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { lake, raw, refusal, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

const D = 'sanity.action.document.'
const item = (language: string, value?: unknown, type = 'String') => ({
  _key: `key-${language}`,
  _type: `internationalizedArray${type}Value`,
  language,
  ...(value === undefined ? {} : { value }),
})
const blocks = (text: string) => [
  { _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text }] },
]

const level = {
  _id: 'level',
  _type: 'level',
  order: 1,
  title: [item('es', 'Grumete'), item('en', 'Cabin boy')],
  body: [item('es', blocks('Hola'), 'RichText')],
  topics: [{ _key: 't', _type: 'topic', text: [item('es', 'Acordes')], icon: 'map' }],
}
const german = item('de', 'Schiffsjunge')

/** The unmodified client as a browser has it: the session's cookie, from the site's own page. */
const signedIn = (session: string) =>
  lake.client({
    token: undefined,
    perspective: 'raw',
    headers: { cookie: `session=${session}`, origin: lake.origin },
  })
const translator = () => signedIn('translator')
const act = (...actions: object[]) => translator().action(actions as never)
const append = (field: string, ...items: unknown[]) => ({
  insert: { after: `${field}[-1]`, items },
})
const edit = (patch: object, id = 'level') => ({
  actionType: `${D}edit`,
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
})
const publish = { actionType: `${D}publish`, draftId: 'drafts.level', publishedId: 'level' }
const discard = { actionType: `${D}version.discard`, versionId: 'drafts.level' }
const get = (id: string) => raw().getDocument(id)

/** Everything that the lake keeps: the documents and the log of what was done to them. */
async function everything() {
  const documents = await raw().fetch<{ _id: string }[]>('* | order(_id)')
  const ids = [...documents.map(({ _id }) => _id), 'new', 'drafts.new', 'drafts.level', 'inbox.new']
  const history = await fetch(
    `${lake.origin}/lake/v1/data/history/production/transactions/${ids.join(',')}`,
    { headers: { authorization: 'Bearer sk-test-token' } },
  )
  expect(history.status).toBe(200)
  return { documents, history: await history.text() }
}

/** Expects 403 in Sanity's form, and a lake in which nothing has happened. */
async function expectRefused(write: () => Promise<unknown>) {
  const before = await everything()
  const events: unknown[] = []
  const listening = Promise.withResolvers<void>()
  const listener = raw()
    .listen('*', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) =>
      event.type === 'welcome' ? listening.resolve() : events.push(event.type),
    )
  await listening.promise
  const { status, body, message } = await refusal(write())
  expect(status).toBe(403)
  expect(message).toContain('Insufficient permissions')
  expect(await everything()).toEqual(before)
  // What is committed later is heard later: had there been an event, it would have come by now.
  await raw().create({ _type: 'buoy' })
  await expect.poll(() => events.length).toBeGreaterThan(0)
  listener.unsubscribe()
  expect(events).toEqual(['mutation'])
  return body
}

beforeEach(async () => {
  await raw()
    .transaction()
    .create(level)
    .create({ ...level, _id: 'members.level', _type: 'memberContent' })
    .create({ _id: 'inbox.1', _type: 'inboxMessage', email: 'ana@mar.test' })
    .create({ _id: 'hidden.1', _type: 'hiddenMedium', path: 'ana/foto.jpg' })
    .commit()
})

describe('a translator into German and French', () => {
  test('translates in a draft and publishes it', async () => {
    // The edit with which the Studio opens a draft changes nothing.
    await act(edit({ unset: ['_empty_action_guard_pseudo_field_'] }))
    await act(edit({ ...append('title', item('de')), setIfMissing: { title: [] } }))
    await act(edit({ set: { 'title[language=="de"].value': 'Schiffsjunge' } }))
    await act(edit(append('body', item('de', [...blocks('Hallo'), ...blocks('Ahoi')], 'RichText'))))
    await act(edit(append('topics[0].text', item('fr', 'Accords'))))
    expect(await get('level')).toMatchObject({ title: level.title })
    await act(publish)
    expect(await get('level')).toMatchObject({
      title: [...level.title, german],
      topics: [{ text: [item('es', 'Acordes'), item('fr', 'Accords')] }],
    })
    expect(await get('drafts.level')).toBeUndefined()
  })

  test('changes, empties and removes their own translations', async () => {
    await raw().patch('level', append('title', german)).commit()
    const own = 'title[language=="de"]'
    await translator()
      .patch('level', { set: { [`${own}.value`]: 'Moses' } })
      .commit()
    expect(await get('level')).toMatchObject({ title: [...level.title, item('de', 'Moses')] })
    await translator()
      .patch('level', { unset: [`${own}.value`] })
      .commit()
    await translator()
      .patch('level', { unset: [own] })
      .commit()
    expect((await get('level'))?.title).toEqual(level.title)
  })

  test('throws away a draft that holds nothing but their work', async () => {
    await act(edit(append('title', german)))
    await act(discard)
    expect(await get('drafts.level')).toBeUndefined()
  })

  test("works on in the captain's unpublished draft, and neither publishes nor discards it", async () => {
    await raw().create({ ...level, _id: 'drafts.level', order: 7 })
    await act(edit(append('title', german)))
    expect(await get('drafts.level')).toMatchObject({ order: 7, title: [...level.title, german] })
    const refused = await expectRefused(() => act(publish))
    expect(refused.error).toMatchObject({ type: 'actionError', items: [{ index: 0 }] })
    expect(refused.error.description).toContain('"order" of "level"')
    await expectRefused(() => act(discard))
    await expectRefused(() => act({ actionType: `${D}discard`, draftId: 'drafts.level' }))
    await expectRefused(() => act(edit({ set: { order: 1 } })))
    await expectRefused(() => translator().delete('drafts.level'))
    await expectRefused(() =>
      act({
        actionType: `${D}replaceDraft`,
        publishedId: 'level',
        attributes: { ...level, _id: 'drafts.level' },
      }),
    )
  })

  test('may also send whole documents, and translate what only members read', async () => {
    const stored = (await get('level')) as SanityDocumentStub & { _id: string }
    await translator().createOrReplace({ ...stored, title: [...level.title, german] })
    await translator().createIfNotExists({ ...stored, _id: 'drafts.level', _type: 'level' })
    await translator().patch('members.level', append('title', german)).commit()
    expect(await get('members.level')).toMatchObject({ title: [...level.title, german] })
  })
})

describe('nothing else is carried along', () => {
  const patches: [string, object][] = [
    ['another field', { ...append('title', german), set: { order: 2 } }],
    ['a new field', { set: { note: 'x' } }],
    ['a new localized field', { set: { subtitle: [german] } }],
    ['an empty array for a field', { setIfMissing: { subtitle: [] } }],
    ['the Spanish value by a filter', { set: { 'title[language=="es"].value': 'Capitán' } }],
    ['every value at once', { set: { 'title[0:2].value': 'Capitán' } }],
    ['all values at any depth', { set: { '..value': 'Capitán' } }],
    ['the whole array', { set: { title: [german] } }],
    ['the array unset', { unset: ['title'] }],
    ['another language unset', { unset: ['title[language=="en"]'] }],
    ['another language replaced', { insert: { replace: 'title[0]', items: [german] } }],
    ['another language inserted', append('title', item('it', 'Mozzo'))],
    ['one language twice', append('title', german, { ...german, _key: 'again' })],
    ['a changed language', { set: { 'title[language=="en"].language': 'de' } }],
    ['a field beside the value', append('title', { ...german, note: 'x' })],
    ['another type of item', append('title', item('de', 'Schiffsjunge', 'Text'))],
    ['no localized item', append('title', { _key: 'k', _type: 'block', language: 'de' })],
    ['a text for a rich text', append('body', item('de', 'Hallo', 'RichText'))],
    ['a list of texts for a rich text', append('body', item('de', ['Hallo'], 'RichText'))],
    ['a rich text for a text', append('title', item('de', blocks('Hallo')))],
    ['an icon beside a nested value', { set: { 'topics[0].icon': 'sea' } }],
    ['a topic more', append('topics', { _key: 'u', _type: 'topic', text: [german] })],
    [
      'a correction of the Spanish text',
      { diffMatchPatch: { 'title[0].value': '@@ -1 +1 @@\n-G\n+g\n' } },
    ],
    ['a number', { inc: { order: 1 } }],
  ]

  test.each(patches)('%s', async (_name, patch) => {
    await expectRefused(() => act(edit(patch)))
    await expectRefused(() => translator().patch('level', patch).commit())
  })

  test('by one bad mutation or action among good ones', async () => {
    const good = append('title', german)
    const refused = await expectRefused(() =>
      translator()
        .transaction()
        .patch('level', good)
        .patch('level', { set: { order: 2 } })
        .patch('members.level', good)
        .commit(),
    )
    expect(refused.error).toMatchObject({
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'insufficientPermissionsError' } }],
    })
    await expectRefused(() => act(edit(good), publish, edit({ set: { order: 2 } })))
    // Not even when it is undone: it would stay in the history.
    await expectRefused(() =>
      translator()
        .transaction()
        .patch('level', { set: { order: 2 } })
        .patch('level', { set: { order: 1 } })
        .commit(),
    )
    await expectRefused(() =>
      translator().transaction().create({ _id: 'new', _type: 'level' }).delete('new').commit(),
    )
  })

  test('by a dry run neither', async () => {
    const refused = await refusal(
      translator()
        .patch('level', { set: { order: 2 } })
        .commit({ dryRun: true }),
    )
    expect(refused.status).toBe(403)
  })

  test('by dates of their own', async () => {
    const stored = (await get('level')) as SanityDocumentStub & { _id: string }
    for (const date of ['_updatedAt', '_createdAt']) {
      await expectRefused(() =>
        translator().createOrReplace({ ...stored, [date]: '2020-01-01T00:00:00Z' }),
      )
    }
  })
})

describe('documents neither come nor go', () => {
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

  test('an unpublished document is translated, but comes out by the captain alone', async () => {
    await raw().create({ ...level, _id: 'drafts.new' })
    await act(edit(append('title', german), 'new'))
    expect(await get('drafts.new')).toMatchObject({ title: [...level.title, german] })
    await expectRefused(() =>
      act({ actionType: `${D}publish`, draftId: 'drafts.new', publishedId: 'new' }),
    )
    await expectRefused(() => act({ actionType: `${D}version.discard`, versionId: 'drafts.new' }))
  })

  test('a version of a release stays as it is', async () => {
    await raw().create({ ...level, _id: 'versions.r1.level' })
    const id = 'versions.r1.level'
    await expectRefused(() => translator().patch(id, append('title', german)).commit())
    await expectRefused(() => act({ actionType: `${D}version.discard`, versionId: id }))
  })
})

test('one without languages changes nothing', async () => {
  await expectRefused(() =>
    signedIn('idle-translator').patch('level', append('title', german)).commit(),
  )
})

describe('what a translator reads', () => {
  test('content, drafts and what members read; not the inbox', async () => {
    await raw().create({ ...level, _id: 'drafts.level' })
    const ids = await translator().fetch('*._id | order(@)')
    expect(ids).toEqual(['drafts.level', 'level', 'members.level'])
    expect(await translator().fetch('*[email match "ana*"]')).toEqual([])
    expect(await translator().getDocument('drafts.level')).toMatchObject({ order: 1 })
    expect(await translator().getDocument('inbox.1')).toBeUndefined()
    await raw().create({ _id: 'spy', _type: 'spy', to: { _ref: 'inbox.1', _type: 'reference' } })
    expect(await translator().fetch('*[_id == "spy"][0].to->email')).toBeNull()
  })

  test('its history, and of the inbox none', async () => {
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

  test('as it changes; not what comes into the inbox', async () => {
    const heard: string[] = []
    const listening = Promise.withResolvers<void>()
    const listener = translator()
      .listen('*', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') listening.resolve()
        if (event.type === 'mutation') heard.push(event.documentId)
      })
    await listening.promise
    await raw().create({ _id: 'inbox.2', _type: 'inboxMessage', email: 'eva@mar.test' })
    await raw().create({ ...level, _id: 'drafts.level' })
    await expect.poll(() => heard).toEqual(['drafts.level'])
    listener.unsubscribe()
  })

  test('who they are: their languages are roles', async () => {
    expect(await translator().users.getById('me')).toMatchObject({
      role: 'translator',
      roles: [{ name: 'translator' }, { name: 'translator-de' }, { name: 'translator-fr' }],
    })
  })
})
