import { expect, it } from 'vitest'
import { downloadSchema, toDownload } from './download.server.ts'
import type { DownloadGrant, Downloads } from './downloads.server.ts'

const SHA1 = '0123456789abcdef0123456789abcdef01234567'
const file = {
  _id: `file-${SHA1}-mp3`,
  mimeType: 'audio/mpeg',
  size: 9,
  originalFilename: 'a b.mp3',
}
const track = {
  ...{ _key: 'a', title: 'Blues', key: 'La', tempo: 70, file },
  chart: '| A7 | A7 |\n| D7 | A7 |\n',
}
const downloads = {
  link: async (grant: DownloadGrant) => `/file?${new URLSearchParams(grant)}`,
} as Downloads
const reader = { memberId: 'ana', tier: 'capitan' } as const
const read = (row: object) => toDownload(downloadSchema.parse(row), downloads, reader, 'es')

it('has addresses for its reader alone, to play it and to save it under its own name', async () => {
  const { url, saveUrl, isAudio } = await read(track)
  const grant = Object.fromEntries(new URL(url, 'https://site.test').searchParams)
  expect(grant).toEqual({ ...reader, fileId: file._id, filename: 'a b.mp3' })
  expect(saveUrl).toBe(`${url}&save`)
  expect(isAudio).toBe(true)
})

it('has its chords in rows of bars', async () => {
  const { rows } = await read({ ...track, chart: '| A7 | Bb % |\n| Em7b5 | |\n' })
  expect(rows.map((row) => row.map(({ letters }) => letters))).toEqual([['A7', 'B♭ %'], ['Em7♭5']])
  expect(rows[0]?.[1]).toEqual({ letters: 'B♭ %', german: 'B %', solfege: 'Si♭ %' })
})

it('may be any file, with only its title shown', async () => {
  const sheet = { _id: `file-${SHA1}-pdf`, mimeType: 'application/pdf' }
  const bare = { _key: 'b', title: 'Partitura', key: null, tempo: null, chart: null, file: sheet }
  expect(await read(bare)).toMatchObject({ isAudio: false, key: '', tempo: null, rows: [] })
})

it.each([
  ['a file that is not there', { ...track, file: null }],
  ['an asset that is no file', { ...track, file: { ...file, _id: `image-${SHA1}-1x1-png` } }],
])('%s is refused', (_case, row) => expect(downloadSchema.safeParse(row).success).toBe(false))
