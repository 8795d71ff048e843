import { describe, expect, it } from 'vitest'
import { assetsOf, isCacheable, makeCopy } from './copy.ts'

/** A page as the server sends it to every visitor. */
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<!DOCTYPE html><html lang="es"><title>Blog</title></html>', {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
      etag: '"x"',
      vary: 'accept-encoding, cookie',
      ...headers,
    },
  })

describe('a page may be cached', () => {
  it('when it is the same for every visitor', () => expect(isCacheable(page())).toBe(true))

  it.each(['no-store', 'private, no-store', 'private, no-cache', ''])(
    'but not when the server says "%s"',
    (caching) => expect(isCacheable(page({ 'cache-control': caching }))).toBe(false),
  )

  it('but not as an error, nor as anything else than a page', () => {
    expect(isCacheable(page({}, 404))).toBe(false)
    expect(isCacheable(page({ 'content-type': 'application/json' }))).toBe(false)
  })

  it('but not without the headers of a page that the server caches', () => {
    const unmarked = page()
    unmarked.headers.delete('etag')
    expect(isCacheable(unmarked)).toBe(false)
  })
})

it('a copy carries its date, and the policy that it came with', async () => {
  const copy = await makeCopy(page(), new Date('2026-11-21T09:30:00Z'))
  expect(await copy.text()).toContain('<html data-kept-at="2026-11-21T09:30:00.000Z" lang="es">')
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(copy.headers.has('vary')).toBe(false)
})

it('a page names the built files that it needs, each once', () => {
  const html = `<link href="/assets/app-x_1.css"><script>import "/assets/blog._index-a-B.js"
    import "/assets/root-y.js"; import "/assets/root-y.js"</script><img src="/lake/images/z.png">`
  expect(assetsOf(html)).toEqual([
    '/assets/app-x_1.css',
    '/assets/blog._index-a-B.js',
    '/assets/root-y.js',
  ])
})
