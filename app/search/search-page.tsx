import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../content/search-results.ts'
import { LONGEST_QUESTION } from '../content/search-terms.ts'
import { type Language, localizedPath } from '../i18n/languages.ts'
import { ExcerptLine } from '../ui/excerpt.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** The search as a page of its own: for those without scripts, and to share. */
export function SearchPage({ query, results }: { query: string; results: SearchResult[] }) {
  const { t, i18n } = useTranslation('search')
  return (
    <section className="mx-auto min-h-[70svh] max-w-3xl px-5 py-12 md:px-6 md:py-20">
      <h1 className="text-4xl md:text-6xl">{t('title')}</h1>
      <p className="section-intro">{t('intro')}</p>
      <Form
        method="get"
        role="search"
        action={localizedPath('/buscar', i18n.language as Language)}
        className="search-form mt-8"
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
      {query && (
        <>
          <p role="status" className="display mt-10 text-2xl">
            {results.length > 0 ? t('found', { count: results.length }) : t('none', { query })}
          </p>
          <ul className="mt-4 grid gap-1">
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
    </section>
  )
}
