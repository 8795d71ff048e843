import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../domain/languages.ts'
import { sitemapOf } from './sitemap.ts'

const sitemap = sitemapOf(
  [
    { path: '/', updatedAt: '2026-01-02T03:04:05Z', languages: languageCodes },
    { path: '/niveles', updatedAt: null, languages: languageCodes },
    { path: '/blog/nuevo', updatedAt: null, languages: ['es'] },
  ],
  'https://s.example',
)

describe('sitemapOf', () => {
  it('lists every page in every language that it has', () => {
    const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
    expect(places).toHaveLength(2 * languageCodes.length + 1)
    expect(places).toContain('https://s.example/')
    expect(places).toContain('https://s.example/en/niveles')
    expect(places).not.toContain('https://s.example/en/blog/nuevo')
  })

  it('has the date of the last change, where it is known', () => {
    expect(sitemap.match(/<lastmod>2026-01-02T03:04:05Z<\/lastmod>/g)).toHaveLength(
      languageCodes.length,
    )
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(languageCodes.length)
  })

  it('names the same alternates at each language of a page', () => {
    const [levels, ...others] = [...sitemap.matchAll(/<loc>[^<]*niveles<\/loc>(.*)<\/url>/g)]
    expect(levels?.[1]).toContain('hreflang="x-default" href="https://s.example/niveles"')
    for (const other of others) expect(other[1]).toBe(levels?.[1])
  })
})
