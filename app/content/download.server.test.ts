import { expect, it } from 'vitest'
import { downloadSchema, toDownload } from './download.server.ts'

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
const place = { projectId: 'local', dataset: 'production', baseUrl: '/lake' }
const read = (row: object) => toDownload(downloadSchema.parse(row), place)

it('is found where Sanity keeps files, and saved under its own name', () => {
  expect(read(track)).toMatchObject({
    url: `/lake/files/local/production/${SHA1}.mp3`,
    saveUrl: `/lake/files/local/production/${SHA1}.mp3?dl=a%20b.mp3`,
    isAudio: true,
  })
})

it('has its chords in rows of bars', () => {
  expect(read(track).rows).toEqual([
    ['A7', 'A7'],
    ['D7', 'A7'],
  ])
})

it('may be any file, of which no more than the title is said', () => {
  const sheet = { _id: `file-${SHA1}-pdf`, mimeType: 'application/pdf' }
  const bare = { _key: 'b', title: 'Partitura', key: null, tempo: null, chart: null, file: sheet }
  expect(read(bare)).toMatchObject({ isAudio: false, key: '', tempo: null, rows: [] })
})

it.each([
  ['a file that is not there', { ...track, file: null }],
  ['an asset that is no file', { ...track, file: { ...file, _id: `image-${SHA1}-1x1-png` } }],
])('%s is refused', (_case, row) => expect(downloadSchema.safeParse(row).success).toBe(false))
