import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPrivateSource } from '../../app/content/private-source.server.ts'
import { type ContentSource, createContentSource } from '../../app/content/source.server.ts'
import * as songRoute from '../../app/routes/pages/canciones_.$slug.tsx'
import * as lessonRoute from '../../app/routes/pages/niveles_.$level_.$lesson.tsx'
import * as treasureRoute from '../../app/routes/pages/tesoros_.$slug.tsx'
import type { Session } from '../../domain/session.ts'
import { find } from '../../schemas/seed.fixture.ts'
import { type RunningLake, startLake } from './support/lake.ts'

const SECRET = 'El tesoro está debajo de la palmera torcida'

const member = (tier: Session['tier'], role: Session['role'] = null) =>
  ({ userId: 'u', name: 'Ana', tier, role }) as Session

const readers = {
  visitor: null,
  grumete: member('grumete'),
  translator: member('grumete', 'translator'),
  capitan: member('capitan'),
  captain: member('grumete', 'captain'),
}
type Reader = keyof typeof readers

const pages = {
  'an open lesson': ['/niveles/inicial/afina-y-mi-menor', 'lesson-afina-y-mi-menor'],
  'a Grumete lesson': ['/niveles/inicial/la-mano-que-rema', 'lesson-rasgueo'],
  'a Marinero lesson': ['/niveles/intermedio/la-cejilla', 'lesson-cejilla'],
  'a Capitán lesson': ['/niveles/avanzado/notas-guia', 'lesson-notas-guia'],
  'an open song': ['/canciones/drunken-sailor', 'song-drunken-sailor'],
  'a Grumete song': ['/canciones/zarpe-de-noche', 'song-zarpe-de-noche'],
  'a treasure': ['/tesoros/codice-modos-griegos', 'treasure-codice'],
} as const

let lake: RunningLake
let content: ContentSource

/** A document of the seed without its pictures, which this lake has not. */
function withoutPictures(id: string) {
  const { image, video, color, ...document } = find(id)
  return document
}

beforeAll(async () => {
  lake = await startLake()
  const levels = ['level-grumete', 'level-marinero', 'level-capitan']
  const transaction = lake.client().transaction()
  const genres = ['genre-acustico', 'genre-pop']
  for (const id of [...levels, ...genres]) transaction.create(withoutPictures(id))
  for (const [, id] of Object.values(pages)) {
    const block = { _key: 'b', _type: 'block', children: [span(`${SECRET} (${id})`)] }
    const body = [
      { _key: 'es', _type: 'internationalizedArrayRichTextValue', language: 'es', value: [block] },
    ]
    transaction.create(withoutPictures(id))
    const sheet = { full: `{sov}\n[G]${SECRET} (${id})\n{eov}`, strum: 'D-D-D-D-', groove: 'pop' }
    transaction.create({ _id: `members.${id}`, _type: 'memberContent', body, sheet })
  }
  await transaction.commit()
  content = createContentSource({
    client: lake.client({ token: undefined }),
    listener: lake.client(),
    imageConfig: { projectId: 'local', dataset: 'production', baseUrl: '/lake' },
    log: () => {},
  })
})
afterAll(async () => {
  content.close()
  await lake.close()
})

const span = (text: string) => ({ _key: 's', _type: 'span', marks: [], text })

/** All that the loader of a page returns to a user, as it would be sent. */
async function dataOf(path: string, reader: Reader): Promise<string> {
  const [, first = '', second = '', third = ''] = path.split('/')
  const context = {
    content,
    privateContent: createPrivateSource(lake.client()),
    session: readers[reader],
    siteUrl: 'https://school.example',
  } as AppLoadContext
  const request = new Request(`https://school.example${path}`)
  const loaders: Record<string, () => Promise<unknown>> = {
    tesoros: () => treasureRoute.loader({ request, params: { slug: second }, context }),
    canciones: () => songRoute.loader({ request, params: { slug: second }, context }),
    niveles: () =>
      lessonRoute.loader({ request, params: { level: second, lesson: third }, context }),
  }
  return JSON.stringify(await loaders[first]?.())
}

describe.each([
  ['an open lesson', ['visitor', 'grumete', 'translator', 'capitan', 'captain']],
  ['a Grumete lesson', ['grumete', 'translator', 'capitan', 'captain']],
  ['a Marinero lesson', ['capitan', 'captain']],
  ['a Capitán lesson', ['capitan', 'captain']],
  ['an open song', ['visitor', 'grumete', 'translator', 'capitan', 'captain']],
  ['a Grumete song', ['grumete', 'translator', 'capitan', 'captain']],
  ['a treasure', ['capitan', 'captain']],
] as const)('%s', (page, allowed) => {
  const [path, id] = pages[page]

  it.each(Object.keys(readers) as Reader[])('to a %s', async (reader) => {
    const data = await dataOf(path, reader)
    expect(data).toContain(path)
    const may = (allowed as readonly Reader[]).includes(reader)
    expect(data.includes(`${SECRET} (${id})`)).toBe(may)
    expect(JSON.parse(data)).toMatchObject({ mayRead: may, signedIn: reader !== 'visitor' })
  })
})

it('a lesson is found only under its own level', async () => {
  await expect(dataOf('/niveles/avanzado/la-cejilla', 'capitan')).rejects.toMatchObject({
    status: 404,
  })
})

it.each([
  ['without a token', {}],
  ['as a member without a part in the dataset', { cookie: 'session=member' }],
])('no query %s returns members-only content', async (_who, headers) => {
  for (const query of [
    '*',
    '*[_type == "memberContent"]',
    '*[_id == "members.lesson-rasgueo"]',
    '*[_id in path("members.**")]',
    '*[_type == "lesson"]{"body": *[_id == "members." + ^._id][0].body}',
  ]) {
    for (const perspective of ['published', 'raw', 'drafts']) {
      const url = `${lake.origin}/lake/v2025-02-19/data/query/production?perspective=${perspective}&query=${encodeURIComponent(query)}`
      expect(await (await fetch(url, { headers })).text()).not.toContain(SECRET)
    }
  }
  const document = `${lake.origin}/lake/v2025-02-19/data/doc/production/members.lesson-rasgueo`
  expect(await (await fetch(document, { headers })).text()).not.toContain(SECRET)
})

it('the page reports unavailable content while the dataset is unreachable', async () => {
  const unreachable = createPrivateSource(
    lake.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 }),
  )
  await expect(unreachable.fetch('*', {})).rejects.toMatchObject({ name: 'ContentUnreachable' })
})
