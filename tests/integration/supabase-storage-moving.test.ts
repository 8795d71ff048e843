import { describe, expect, it } from 'vitest'
import {
  bytes,
  media,
  member,
  newPath,
  picture,
  publicUrl,
  uploaded,
  withMediaFolder,
} from './support/media-folder.ts'

withMediaFolder()

describe('moving and copying', () => {
  it('keep the bytes; a move leaves nothing behind', async () => {
    const [path, moved, copied] = [await uploaded(), newPath('b.png'), newPath('c.png')]
    expect((await media().move(path, moved)).error).toBeNull()
    expect((await media().exists(path)).data).toBe(false)
    expect((await media().copy(moved, copied)).data?.path).toBe(`media/${copied}`)
    await media().remove([moved])
    expect(await bytes((await media().download(copied)).data)).toEqual(picture)
  })

  it('never replace an existing object', async () => {
    const [a, b] = [await uploaded(), await uploaded()]
    expect((await media().move(a, b)).error).toMatchObject({ statusCode: '409' })
    expect((await media().copy(a, b)).error).toMatchObject({ statusCode: '409' })
  })
})

describe('the rules of the target bucket', () => {
  const members = () => member.client.storage.from('members')
  const note = async () => {
    const path = newPath('a.json')
    const sent = await members().upload(path, '{}', { contentType: 'application/json' })
    expect(sent.error).toBeNull()
    return path
  }

  it('keep JSON out of the media', async () => {
    const options = { destinationBucket: 'media' }
    const path = await note()
    for (const way of ['move', 'copy'] as const) {
      const { error } = await members()[way](path, newPath('a.png'), options)
      expect(error).toMatchObject({ statusCode: '415' })
    }
    expect((await members().exists(path)).data).toBe(true)
    await members().remove([path])
  })

  it('keep media out of the progress files', async () => {
    const options = { destinationBucket: 'members' }
    const path = await uploaded()
    for (const way of ['move', 'copy'] as const) {
      const { error } = await media()[way](path, newPath('a.json'), options)
      expect(error).toMatchObject({ statusCode: '415' })
    }
    expect((await media().exists(path)).data).toBe(true)
  })
})

it('removes existing objects, and returns them', async () => {
  const path = await uploaded()
  const { data } = await media().remove([path, `${member.id}/nada.png`])
  expect(data?.map(({ name }) => name)).toEqual([path])
  expect((await fetch(publicUrl(path))).status).toBe(400)
})
