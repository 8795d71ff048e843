import { useTranslation } from 'react-i18next'
import type { Article } from '../content/article-page.server.ts'
import { ReadingSheet } from '../content/reading-sheet.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
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
      <Knot />
    </ReadingSheet>
  )
}

/** The end of the text: a knot in a rope. */
function Knot() {
  return (
    <svg
      viewBox="0 0 200 40"
      aria-hidden="true"
      focusable="false"
      className="mx-auto mt-12 w-[170px] text-sepia"
    >
      <g fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round">
        <path d="M4 22q26-6 54-2 20 3 30 8c10 5 26 4 26-8S98 6 90 14c-9 9 4 20 20 14 12-5 22-9 34-9 18 0 34 4 52 1" />
        <path d="M78 30c-10-6-4-22 12-22" opacity=".55" />
      </g>
    </svg>
  )
}
