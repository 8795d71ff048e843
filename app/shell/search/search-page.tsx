import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { spanishPath } from '../../../domain/languages.ts'
import type { SearchResult } from '../../content/search-results.ts'
import { MAX_QUERY_LENGTH } from '../../content/search-terms.ts'
import Lookout from '../../drawings/lookout.svg?react'
import { ChartRoom } from '../../drawings/scenes/chart-room.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ExcerptLine } from '../../ui/excerpt.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ResultSkeletons } from '../../ui/result-skeletons.tsx'
import { foundStyle, SearchInput } from '../../ui/search-parts.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { SearchIdeas } from './search-ideas.tsx'

const PAGE = '/buscar'

/** The search as a page of its own: for those without scripts, and to share. */
export function SearchPage({ query, results }: { query: string; results: SearchResult[] }) {
  const { t } = useTranslation('search')
  const target = useNavigation().location?.pathname
  const searching = target !== undefined && spanishPath(target) === PAGE
  const isIdle = results.length === 0 && !searching

  function status() {
    if (searching) return t('searching')
    return results.length > 0 ? t('found', { count: results.length }) : t('none', { query })
  }

  return (
    <>
      <PageHeading heading={{ title: t('title'), intro: t('intro') }} scene={<ChartRoom />}>
        <Form
          method="get"
          role="search"
          action={PAGE}
          className="mx-auto mt-6 flex gap-2.5 md:mx-0 max-w-3xl"
        >
          <label htmlFor="q" className="sr-only">
            {t('label')}
          </label>
          <SearchInput
            key={query}
            id="q"
            name="q"
            required
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={query}
            placeholder={t('placeholder')}
          />
          <Button type="submit">
            <Icon name="search" className="size-5" />
            {t('submit')}
          </Button>
        </Form>
      </PageHeading>
      <section className="bg-ground-night min-h-[40svh]">
        <div className="mx-auto max-w-4xl px-5 py-10 md:px-6 md:py-14">
          {(query || searching) && (
            <p role="status" className="display text-2xl">
              {status()}
            </p>
          )}
          <div aria-busy={searching} className="mx-[-0.9rem] *:mt-4">
            {searching ? <ResultSkeletons /> : <Results results={results} />}
          </div>
          {isIdle && (
            <div className="grid gap-8 mt-6 md:grid-cols-[5fr_6fr] md:gap-14 md:mt-4">
              <Lookout className="w-[min(100%,22rem)] mx-auto [mask:linear-gradient(90deg,transparent,black_14%_86%,transparent)] md:sticky md:top-[calc(var(--header)+2rem)] md:w-full" />
              <div>
                {!query && (
                  <>
                    <h2 className="text-3xl">{t('lookout.title')}</h2>
                    <p className="mt-3 mb-8 text-lg leading-relaxed text-mist">
                      {t('lookout.text')}
                    </p>
                  </>
                )}
                <SearchIdeas />
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

function Results({ results }: { results: SearchResult[] }) {
  const { t } = useTranslation('search')
  if (results.length === 0) return null
  return (
    <ul className="grid gap-1">
      {results.map(({ id, kind, title, path, excerpt }) => (
        <li key={id}>
          <SiteLink
            to={path}
            className={cx(
              foundStyle,
              'hover:bg-tide hover:shadow-[inset_4px_0_0_var(--color-gold)]',
            )}
          >
            <span className="font-bold text-gold">{t(`kinds.${kind}`)}</span>
            <span className="display text-xl">{title}</span>
            <span className="text-mist">
              <ExcerptLine excerpt={excerpt} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
