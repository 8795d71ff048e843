import type { ArticleTeaser } from '../content/article.server.ts'

interface Feed {
  title: string
  description: string
  /** BCP 47, as RSS takes it from HTML. */
  language: string
  /** The whole address of a page by its Spanish path. */
  address: (path: string) => string
  /** Public origin of the site, which images may be relative to. */
  siteUrl: string
  articles: ArticleTeaser[]
}

/** An RSS 2.0 document (https://www.rssboard.org/rss-specification), newest article first. */
export function feedOf({ title, description, language, address, siteUrl, articles }: Feed): string {
  const newest = articles[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', title)}
${element('link', address('/blog'))}
${element('description', description)}
${element('language', language)}
${newest ? element('lastBuildDate', rfc822(newest.publishedAt)) : ''}
<atom:link href="${escapeXml(address('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(article, address(`/blog/${article.slug}`), siteUrl)).join('\n')}
</channel>
</rss>
`
}

function item(article: ArticleTeaser, address: string, siteUrl: string): string {
  const { title, summary, tags, publishedAt, cover } = article
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('description', summary),
    ...tags.map((tag) => element('category', tag.title)),
    cover && `<media:content url="${escapeXml(new URL(cover.src, siteUrl).href)}" medium="image"/>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** RFC 822 with a four-digit year, as RSS requires: the format of HTTP dates. */
const rfc822 = (moment: string) => new Date(moment).toUTCString()

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML 1.0, which allows no control characters but these three: tab, line feed, return. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  )
}
