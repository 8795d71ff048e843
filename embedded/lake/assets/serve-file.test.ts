import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestAssets, streamOf } from './testing.ts'

let context: Awaited<ReturnType<typeof openTestAssets>>
beforeAll(async () => {
  context = await openTestAssets()
})
afterAll(() => context.close())

const upload = (content: string | Uint8Array, filename?: string, contentType?: string) =>
  context.assets.receive('files', streamOf(content), { filename, contentType })

async function serve(content: string | Uint8Array, filename: string, query = '', headers = {}) {
  const { path } = await upload(content, filename)
  const name = path.split('/').at(-1) ?? ''
  return context.assets.serveFile(name, new URLSearchParams(query), new Headers(headers))
}

test('an upload answers the file document', async () => {
  const document = await upload('compás', 'ritmo.txt')
  expect(document).toMatchObject({
    _id: `file-${document.sha1hash}-txt`,
    _type: 'sanity.fileAsset',
    extension: 'txt',
    mimeType: 'text/plain',
    originalFilename: 'ritmo.txt',
    size: 7,
    path: `files/local/production/${document.sha1hash}.txt`,
  })
  expect(await upload('x', undefined, 'audio/mpeg')).toMatchObject({ extension: 'mp3' })
  expect(await upload('x', '../../etc/passwd')).toMatchObject({ extension: 'bin' })
})

describe('a range', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s is answered 206 with %s', async (range, content, contentRange) => {
    const response = await serve('0123456789', 'a.mp3', '', { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(await response.text()).toBe(content)
  })

  test('beyond the end is answered 416', async () => {
    const response = await serve('0123456789', 'a.mp3', '', { range: 'bytes=10-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
  })

  test.each([
    { range: 'bytes=0-1,3-4' },
    { range: 'bytes=5-2' },
    { range: 'rows=1-2' },
    { range: 'bytes=0-3', 'if-range': '"another version"' },
  ])('%j is answered with the whole', async (headers) => {
    const response = await serve('0123456789', 'a.mp3', '', headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
  })
})

test('a large file arrives whole', async () => {
  const bytes = new Uint8Array(1_000_003).map((_, i) => i % 251)
  const response = await serve(bytes, 'a.wav')
  expect(response.headers.get('content-type')).toBe('audio/wav')
  expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0)
})

test.each(['p.html', 'p.svg', 'p.xhtml', 'p.js', 'p.xml', 'p.unknown'])(
  '%s is sent as a download, never as a page',
  async (filename) => {
    const response = await serve('<script>alert(1)</script>', filename)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  },
)

test('an inert file opens in place, or is saved under the name that dl gives', async () => {
  const inline = await serve('%PDF-1.7', 'tab.pdf')
  expect(inline.headers.get('content-type')).toBe('application/pdf')
  expect(inline.headers.has('content-disposition')).toBe(false)
  const saved = await serve('%PDF-1.7', 'tab.pdf', 'dl=tablatura.pdf')
  expect(saved.headers.get('content-disposition')).toContain('filename="tablatura.pdf"')
})

test('a known entity tag is answered 304, an unknown or foreign name 404', async () => {
  const etag = (await serve('abc', 'a.txt')).headers.get('etag') ?? ''
  expect((await serve('abc', 'a.txt', '', { 'if-none-match': etag })).status).toBe(304)
  for (const name of ['../images/x', `${'0'.repeat(40)}.txt`, 'a.txt']) {
    const response = await context.assets.serveFile(name, new URLSearchParams(), new Headers())
    expect(response.status).toBe(404)
  }
})
