import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, isHosted, type Member, startBackend } from './support/backend.ts'
import { png } from './support/media.ts'

let backend: Backend
let anne: Member
let mary: Member
const NAMES = ['b/uno.png', 'b/dos.png', 'a (1).png', 'a_z.png', 'abz.png', 'c/d/e.png']
beforeAll(async () => {
  backend = await startBackend()
  anne = await backend.member()
  mary = await backend.member()
  const picture = await png()
  for (const { id, client } of [anne, mary]) {
    for (const name of NAMES) {
      const options = { contentType: 'image/png' }
      const { error } = await client.storage.from('media').upload(`${id}/${name}`, picture, options)
      expect(error).toBeNull()
    }
  }
})
afterAll(async () => {
  for (const { id } of [anne, mary]) {
    await backend.admin.storage.from('media').remove(NAMES.map((name) => `${id}/${name}`))
  }
  await backend.stop()
})

describe('a folder', () => {
  const list = async (path: string, options = {}) =>
    (await anne.client.storage.from('media').list(path, options)).data ?? []
  const names = async (path: string, options = {}) =>
    (await list(path, options)).map(({ name }) => name)

  it('lists folders as rows without an id, and files with their metadata', async () => {
    const [folder, , file] = await list(anne.id)
    expect(folder).toEqual({
      ...{ name: 'b', id: null, metadata: null },
      ...{ updated_at: null, created_at: null, last_accessed_at: null },
    })
    expect(file).toMatchObject({
      name: 'a (1).png',
      id: expect.any(String),
      created_at: expect.any(String),
      metadata: { mimetype: 'image/png', size: expect.any(Number) },
    })
    expect(await names(anne.id)).toEqual(['b', 'c', 'a (1).png', 'a_z.png', 'abz.png'])
    expect(await names(`${anne.id}/c/`)).toEqual(['d'])
    expect(await names(`${anne.id}/nada`)).toEqual([])
  })

  it('is listed by pages and in the requested order', async () => {
    expect(await names(anne.id, { limit: 2, offset: 1 })).toEqual(['c', 'a (1).png'])
    expect(await names(anne.id, { limit: 2, offset: 3 })).toEqual(['a_z.png', 'abz.png'])
    const sortBy = { column: 'created_at', order: 'desc' }
    expect(await names(`${anne.id}/b`, { sortBy })).toEqual(['dos.png', 'uno.png'])
  })

  it.skipIf(isHosted)('searches literally', async () => {
    expect(await names(anne.id, { search: 'a_' })).toEqual(['a_z.png'])
    expect(await names(anne.id, { search: '%' })).toEqual([])
    expect(await names(anne.id, { search: 'ABZ' })).toEqual(['abz.png'])
  })

  it('of the bucket itself lists every member', async () => {
    expect(await names('', { limit: 1000 })).toEqual(expect.arrayContaining([anne.id, mary.id]))
  })
})

describe('all files of a bucket', () => {
  const listV2 = async (options: object) => {
    const { data, error } = await backend.client().storage.from('media').listV2(options)
    expect(error).toBeNull()
    return data ?? { objects: [], folders: [], hasNext: false }
  }

  it('are listed newest first, over all members, by a cursor', async () => {
    const seen: string[] = []
    const sortBy = { column: 'created_at', order: 'desc' }
    let cursor: string | undefined
    do {
      const page = await listV2({ limit: 5, sortBy, cursor })
      expect(page.objects.length).toBeLessThanOrEqual(5)
      seen.push(...page.objects.map(({ name }) => name))
      cursor = page.hasNext ? page.nextCursor : undefined
    } while (cursor)
    const expected = [anne, mary].flatMap(({ id }) => NAMES.map((name) => `${id}/${name}`))
    const ours = seen.filter((name) => expected.includes(name))
    expect(ours).toEqual(expected.toReversed())
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('are listed with their metadata', async () => {
    const { objects } = await listV2({ prefix: `${mary.id}/ab` })
    expect(objects).toMatchObject([
      { name: `${mary.id}/abz.png`, metadata: { mimetype: 'image/png' } },
    ])
  })

  it('are grouped in folders on request', async () => {
    const options = { prefix: `${mary.id}/`, with_delimiter: true }
    const first = await listV2({ ...options, limit: 3 })
    const second = await listV2({ ...options, limit: 3, cursor: first.nextCursor })
    expect(second.hasNext).toBe(false)
    const both = [first, second]
    expect(both.flatMap(({ folders }) => folders.map(({ name }) => name))).toEqual([
      `${mary.id}/b/`,
      `${mary.id}/c/`,
    ])
    expect(both.flatMap(({ objects }) => objects.map(({ name }) => name))).toEqual(
      ['a (1).png', 'a_z.png', 'abz.png'].map((name) => `${mary.id}/${name}`),
    )
  })

  it.skipIf(isHosted)('refuse an invalid cursor', async () => {
    const { error } = await backend.client().storage.from('media').listV2({ cursor: 'x' })
    expect(error).toMatchObject({ statusCode: '400' })
  })
})

it('hides the folders of the private bucket', async () => {
  const members = (member: Member) => member.client.storage.from('members')
  const json = new File(['{}'], 'logbook.json', { type: 'application/json' })
  await members(mary).upload(`${mary.id}/logbook.json`, json, { upsert: true })
  const { data } = await members(anne).list('')
  expect(data?.map(({ name }) => name) ?? []).not.toContain(mary.id)
  expect((await members(anne).listV2()).data?.objects).toEqual([])
  expect((await members(mary).list('')).data?.map(({ name }) => name)).toContain(mary.id)
  await members(mary).remove([`${mary.id}/logbook.json`])
})
