import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import './blog.css'

/** The top of the blog. */
export function LogHeading({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation('blog')
  const feed = useHref('/blog/rss.xml')
  return (
    <header className="blog-heading">
      <div className="mx-auto max-w-4xl px-5 pt-12 pb-14 text-center md:px-6 md:pt-20 md:pb-20">
        <h1 className="text-5xl md:text-7xl">{title}</h1>
        <p className="section-intro mx-auto">{intro}</p>
        {/* The feed is no page: the browser itself fetches it. */}
        <a href={feed} className="text-link mt-4 gap-2">
          <Icon name="rss" className="size-5" />
          {t('feed')}
        </a>
      </div>
    </header>
  )
}
