import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { isHosted } from './support/backend.ts'
import { mp4 } from './support/media.ts'
import {
  backend,
  media,
  member,
  newPath,
  picture,
  withMediaFolder,
} from './support/media-folder.ts'

withMediaFolder()

describe('signed uploads', () => {
  it.skipIf(isHosted).each<[string, (id: string, client: SupabaseClient) => Promise<unknown>]>([
    ['has logged out', (_, { auth }) => auth.signOut()],
    ['was banned', (id) => backend.admin.auth.admin.updateUserById(id, { ban_duration: '1h' })],
    ['was deleted', (id) => backend.admin.auth.admin.deleteUser(id)],
  ])('are refused once their member %s', async (_, leave) => {
    const { id, client } = await backend.member()
    const path = `${id}/a.png`
    const { data } = await client.storage.from('media').createSignedUploadUrl(path)
    await leave(id, client)
    const files = backend.client().storage.from('media')
    const options = { contentType: 'image/png' }
    const { error } = await files.uploadToSignedUrl(path, data?.token ?? '', picture, options)
    expect(error).toMatchObject({ statusCode: '403' })
    expect((await backend.admin.storage.from('media').exists(path)).data).toBe(false)
  })
})

describe('tokens', () => {
  it.each([
    ['tampered with', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['made up', () => 'ahoy'],
  ])(
    'that are %s are refused, and the sender of a large file gets the error',
    async (_, change) => {
      const { storage } = backend.client(undefined, {
        global: { headers: { authorization: `Bearer ${change(member.token)}` } },
      })
      const video = mp4(20_000_000)
      const { error } = await storage.from('media').upload(newPath(), video, {
        contentType: 'video/mp4',
      })
      expect(error).toMatchObject({ status: 400, statusCode: '403' })
      expect((await media().list(member.id)).error).toBeNull()
    },
  )

  it.skipIf(isHosted)(
    'of an ended session are refused, as are those of a banned member',
    async () => {
      const gone = await backend.member()
      const body = { contentType: 'image/png' }
      const files = () =>
        backend
          .client(undefined, { global: { headers: { authorization: `Bearer ${gone.token}` } } })
          .storage.from('media')
      expect((await files().upload(`${gone.id}/a.png`, picture, body)).error).toBeNull()
      await gone.client.auth.signOut()
      const { error } = await files().upload(`${gone.id}/b.png`, picture, body)
      expect(error).toMatchObject({ statusCode: '403' })
      await backend.admin.storage.from('media').remove([`${gone.id}/a.png`])
    },
  )
})
