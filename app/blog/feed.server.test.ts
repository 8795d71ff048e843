import { expect, it } from 'vitest'
import type { ArticleTeaser } from '../content/article.server.ts'
import { feedOf } from './feed.server.ts'

const article: ArticleTeaser = {
  _id: 'a',
  slug: 'blues',
  title: 'Blues & <b>"ron"</b>\u0007',
  summary: 'Doce compases',
  tags: [
    { slug: 'blues', title: 'blues' },
    { slug: 'r-b', title: 'R&B' },
  ],
  publishedAt: '2025-11-14T08:00:00+01:00',
  date: '',
  cover: { src: '/lake/images/a.png?w=1&h=2', width: 1, height: 1, alt: '' },
}

const feed = (articles: ArticleTeaser[]) =>
  feedOf({
    title: 'Bitácora',
    description: 'Todo',
    language: 'en',
    address: (path) => `https://s.example/en${path}`,
    siteUrl: 'https://s.example',
    articles,
  })

it('has absolute URLs, the language, and dates in the format of RSS', () => {
  const xml = feed([article])
  expect(xml).toContain('<language>en</language>')
  expect(xml).toContain('<link>https://s.example/en/blog/blues</link>')
  expect(xml).toContain('<guid isPermaLink="true">https://s.example/en/blog/blues</guid>')
  expect(xml).toContain('<pubDate>Fri, 14 Nov 2025 07:00:00 GMT</pubDate>')
  expect(xml).toContain('href="https://s.example/en/blog/rss.xml" rel="self"')
  expect(xml).toContain('url="https://s.example/lake/images/a.png?w=1&amp;h=2"')
})

it('writes markup and control characters so that the XML stays well-formed', () => {
  const xml = feed([article])
  expect(xml).toContain('<title>Blues &amp; &lt;b&gt;&quot;ron&quot;&lt;/b&gt;</title>')
  expect(xml).toContain('<category>R&amp;B</category>')
  expect(xml).not.toContain('\u0007')
})

it('is valid without articles', () => {
  expect(feed([])).toMatch(/^<\?xml [\s\S]*<channel>[\s\S]*<\/channel>\n<\/rss>\n$/)
})
