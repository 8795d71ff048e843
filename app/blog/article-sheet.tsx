import { useTranslation } from 'react-i18next'
import type { Article } from '../content/article-page.server.ts'
import { ReadingSheet } from '../content/reading-sheet.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import Knot from '../drawings/knot.svg?react'
import { TagList } from './tag-list.tsx'

/** An article to read: a sheet of parchment under its drawing. */
export function ArticleSheet({ article }: { article: Article }) {
  const { t } = useTranslation('blog')
  const { title, summary, author, publishedAt, date, minutes, tags, cover, body } = article
  return (
    <ReadingSheet
      back={{ to: '/blog', label: t('back') }}
      lead={<TagList tags={tags} />}
      title={title}
      summary={summary}
      cover={cover}
      byline={
        <>
          {author && <span>{t('by', { author })}</span>}
          <time dateTime={publishedAt}>{date}</time>
          <span>{t('minutes', { count: minutes })}</span>
        </>
      }
    >
      <RichText blocks={body} />
      <Knot className="mx-auto mt-12 w-42.5 text-sepia" />
    </ReadingSheet>
  )
}
