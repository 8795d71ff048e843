import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../content/search-results.ts'
import { LONGEST_QUESTION } from '../content/search-terms.ts'
import { type Language, localizedPath } from '../i18n/languages.ts'
import { ExcerptLine } from '../ui/excerpt.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** The search as a page of its own: for those without scripts, and to share. */
export function SearchPage({ query, results }: { query: string; results: SearchResult[] }) {
  const { t, i18n } = useTranslation('search')
  return (
    <>
      <PageHeading heading={{ title: t('title'), intro: t('intro') }}>
        <Form
          method="get"
          role="search"
          action={localizedPath('/buscar', i18n.language as Language)}
          className="search-form mx-auto mt-8 max-w-3xl"
        >
          <label htmlFor="q" className="sr-only">
            {t('label')}
          </label>
          <input
            key={query}
            id="q"
            name="q"
            type="search"
            required
            maxLength={LONGEST_QUESTION}
            defaultValue={query}
            placeholder={t('placeholder')}
            className="search-input"
          />
          <button type="submit" className="button button-gold">
            <Icon name="search" className="size-5" />
            {t('submit')}
          </button>
        </Form>
      </PageHeading>
      <section className="ground-night min-h-[40svh]">
        <div className="mx-auto max-w-3xl px-5 py-12 md:px-6 md:py-16">
          {query && (
            <>
              <p role="status" className="display text-2xl">
                {results.length > 0 ? t('found', { count: results.length }) : t('none', { query })}
              </p>
              <ul className="search-results">
                {results.map(({ id, kind, title, path, excerpt }) => (
                  <li key={id}>
                    <SiteLink to={path} className="search-result">
                      <span className="search-kind">{t(`kinds.${kind}`)}</span>
                      <span className="display text-xl">{title}</span>
                      <span className="text-mist">
                        <ExcerptLine excerpt={excerpt} />
                      </span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
          {results.length === 0 && <Ideas />}
        </div>
      </section>
    </>
  )
}

/** Questions that lead somewhere, for those who have none or found nothing. */
function Ideas() {
  const { t } = useTranslation('search')
  return (
    <nav aria-labelledby="ideas">
      <h2 id="ideas" className="mt-2 text-2xl">
        {t('ideas')}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {t('examples')
          .split(', ')
          .map((example) => (
            <li key={example}>
              <SiteLink
                to={`/buscar?q=${encodeURIComponent(example)}`}
                className="button button-glass"
              >
                {example}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
