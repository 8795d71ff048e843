import { expect, test } from 'vitest'
import { lake, raw, refusal, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

/** The captain in the Studio of a site that cannot do without its pages. */
const captain = () =>
  lake.client({
    token: undefined,
    perspective: 'raw',
    headers: { cookie: 'session=site-captain', origin: lake.origin },
  })
const page = {
  _id: 'page-planes',
  _type: 'page',
  title: 'Planes',
  slug: { _type: 'slug', current: 'planes' },
}
const edited = { draftId: 'drafts.page-planes', publishedId: 'page-planes' }

test.each([
  ['delete', () => captain().delete('page-planes')],
  ['delete by a query', () => captain().delete({ query: '*[_type == "page"]' })],
  ['move', () => captain().patch('page-planes').set({ 'slug.current': 'precios' }).commit()],
  [
    'move by replacing',
    () => captain().createOrReplace({ ...page, slug: { _type: 'slug', current: 'precios' } }),
  ],
  ['make something else of', () => captain().createOrReplace({ ...page, _type: 'tag' })],
  [
    'delete by an action',
    () =>
      captain().action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'page-planes',
        includeDrafts: [],
      }),
  ],
  [
    'take off',
    () => captain().action({ actionType: 'sanity.action.document.unpublish', ...edited }),
  ],
])('a Studio session can not %s a page that the site depends on', async (_deed, change) => {
  await raw().create(page)
  const { status, message } = await refusal(change())
  expect(status).toBe(403)
  expect(message).toContain('/planes')
  expect(await raw().getDocument('page-planes')).toMatchObject(page)
})

test('a Studio session cannot publish such a page at another address', async () => {
  await raw().create(page)
  const slug = { _type: 'slug', current: 'precios' }
  await captain().create({ ...page, _id: 'drafts.page-planes', slug })
  const { status } = await refusal(
    captain().action({ actionType: 'sanity.action.document.publish', ...edited }),
  )
  expect(status).toBe(403)
})

test('its text can be changed and published, its draft discarded', async () => {
  await raw().create(page)
  await captain().create({ ...page, _id: 'drafts.page-planes', title: 'Precios' })
  await captain().action({ actionType: 'sanity.action.document.publish', ...edited })
  expect(await raw().getDocument('page-planes')).toMatchObject({ title: 'Precios' })
  await captain().create({ ...page, _id: 'drafts.page-planes' })
  await captain().delete('drafts.page-planes')
  expect(await raw().getDocument('drafts.page-planes')).toBeFalsy()
})

test('other documents can be deleted, and a tool with the token may do everything', async () => {
  await raw().create({ ...page, _id: 'page-nueva', slug: { _type: 'slug', current: 'nueva' } })
  await captain().delete('page-nueva')
  expect(await raw().getDocument('page-nueva')).toBeFalsy()
  await raw().create(page)
  await raw().delete('page-planes')
  expect(await raw().getDocument('page-planes')).toBeFalsy()
})
