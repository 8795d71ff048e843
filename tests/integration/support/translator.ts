import { beforeEach, expect } from 'vitest'
import { lake, raw, refusal, withCleanLake } from './clean-lake.ts'

export const D = 'sanity.action.document.'
export const item = (language: string, value?: unknown, type = 'String') => ({
  _key: `key-${language}`,
  _type: `internationalizedArray${type}Value`,
  language,
  ...(value === undefined ? {} : { value }),
})
export const blocks = (text: string) => [
  { _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text }] },
]

export const level = {
  _id: 'level',
  _type: 'level',
  order: 1,
  title: [item('es', 'Grumete'), item('en', 'Cabin boy')],
  body: [item('es', blocks('Hola'), 'RichText')],
  topics: [{ _key: 't', _type: 'topic', text: [item('es', 'Acordes')], icon: 'map' }],
}
export const german = item('de', 'Schiffsjunge')

/** The unmodified client as a browser has it: the session's cookie, from the site's own page. */
export const signedIn = (session: string) =>
  lake.client({
    token: undefined,
    perspective: 'raw',
    headers: { cookie: `session=${session}`, origin: lake.origin },
  })
export const translator = () => signedIn('translator')
export const act = (...actions: object[]) => translator().action(actions as never)
export const append = (field: string, ...items: unknown[]) => ({
  insert: { after: `${field}[-1]`, items },
})
export const edit = (patch: object, id = 'level') => ({
  actionType: `${D}edit`,
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
})
export const publish = { actionType: `${D}publish`, draftId: 'drafts.level', publishedId: 'level' }
export const discard = { actionType: `${D}version.discard`, versionId: 'drafts.level' }
export const get = (id: string) => raw().getDocument(id)

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
export async function expectRefused(write: () => Promise<unknown>) {
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
  // Events arrive in order: an event of the earlier transaction would have arrived before this one.
  await raw().create({ _type: 'buoy' })
  await expect.poll(() => events.length).toBeGreaterThan(0)
  listener.unsubscribe()
  expect(events).toEqual(['mutation'])
  return body
}

/** Gives a test file a lake with a level, what members read of it, a message and a hidden medium. */
export function withTranslatableLake() {
  withCleanLake()
  beforeEach(async () => {
    await raw()
      .transaction()
      .create(level)
      .create({ ...level, _id: 'members.level', _type: 'memberContent' })
      .create({ _id: 'inbox.1', _type: 'inboxMessage', email: 'ana@mar.test' })
      .create({ _id: 'hidden.1', _type: 'hiddenMedium', path: 'ana/foto.jpg' })
      .commit()
  })
}
