import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import './blog.css'
import { Intro } from '../ui/section.tsx'
import { textLinkStyle } from '../ui/text-link.tsx'

/** The top of the blog. */
export function BlogHeading({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation('blog')
  const feed = useHref('/blog/rss.xml')
  return (
    <header className="blog-heading">
      <div className="mx-auto max-w-4xl px-5 pt-12 pb-14 text-center md:px-6 md:pt-20 md:pb-20">
        <h1 className="text-5xl md:text-7xl">{title}</h1>
        <Intro className="mx-auto">{intro}</Intro>
        {/* The feed is no page: the browser itself fetches it. */}
        <a href={feed} className={cx(textLinkStyle, 'mt-4 gap-2')}>
          <Icon name="rss" className="size-5" />
          {t('feed')}
        </a>
      </div>
    </header>
  )
}
