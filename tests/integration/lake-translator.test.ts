import type { SanityDocumentStub } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { raw, refusal } from './support/clean-lake.ts'
import {
  act,
  append,
  blocks,
  D,
  discard,
  edit,
  expectRefused,
  german,
  get,
  item,
  level,
  publish,
  translator,
  withTranslatableLake,
} from './support/translator.ts'

withTranslatableLake()

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

  test('discards a draft that holds nothing but their work', async () => {
    await act(edit(append('title', german)))
    await act(discard)
    expect(await get('drafts.level')).toBeUndefined()
  })

  test("edits the captain's unpublished draft, and neither publishes nor discards it", async () => {
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

  test('may also send whole documents, and translate members-only content', async () => {
    const stored = (await get('level')) as SanityDocumentStub & { _id: string }
    await translator().createOrReplace({ ...stored, title: [...level.title, german] })
    await translator().createIfNotExists({ ...stored, _id: 'drafts.level', _type: 'level' })
    await translator().patch('members.level', append('title', german)).commit()
    expect(await get('members.level')).toMatchObject({ title: [...level.title, german] })
  })
})

describe('nothing else can be changed', () => {
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
