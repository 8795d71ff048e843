import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Backend, type Member, startBackend } from './backend.ts'
import { png } from './media.ts'

/** The backend of a test file, a member of it, and a picture to upload; there once the tests run. */
export let backend: Backend
export let member: Member
export let picture: Buffer

/** Gives a test file a member with a folder in the bucket `media`, which is emptied at the end. */
export function withMediaFolder() {
  beforeAll(async () => {
    backend = await startBackend()
    member = await backend.member()
    picture = await png()
  })
  afterAll(async () => {
    const { data } = await backend.admin.storage.from('media').listV2({ prefix: `${member.id}/` })
    await backend.admin.storage.from('media').remove((data?.objects ?? []).map(({ name }) => name))
    expect(backend.embedded?.log ?? []).toEqual([])
    await backend.stop()
  })
}

export const media = () => member.client.storage.from('media')
export const newPath = (name = 'foto.png') => `${member.id}/${randomUUID()}/${name}`
export const publicUrl = (path: string) => media().getPublicUrl(path).data.publicUrl

/** Uploads a file into a folder of its own; returns its path. */
export async function uploaded(name = 'foto.png', content = picture, contentType = 'image/png') {
  const path = newPath(name)
  const { error } = await media().upload(path, content, { contentType })
  expect(error).toBeNull()
  return path
}

export const bytes = async (blob: Blob | null) =>
  Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
