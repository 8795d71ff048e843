import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, buttonStyle } from '../ui/button.tsx'
import { useDocumentInstead } from '../ui/connection.ts'
import { Shipwreck } from './shipwreck.tsx'

type Kind = 'notFound' | 'forbidden' | 'unreachable' | 'unexpected'

const kinds: Record<number, Kind> = { 403: 'forbidden', 404: 'notFound', 503: 'unreachable' }

/** HTTP status of an error; an error that is no response counts as 500. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** The one error page: 404, 403, unreachable content (503), and unexpected errors. */
export function ErrorPage() {
  const { t } = useTranslation()
  const here = useLocation()
  const error = useRouteError()
  useDocumentInstead(error)
  const status = statusOf(error)
  const kind = kinds[status] ?? 'unexpected'
  const title = t(`errors.${kind}Title`)
  const canRetry = kind === 'unreachable' || kind === 'unexpected'
  return (
    <section className="error-page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-3xl flex-col items-center px-5 text-center">
        <p className="display text-lg text-gold">{status}</p>
        <h1 className="mt-3">{title}</h1>
        <p className="mt-4 max-w-xl text-xl leading-normal text-mist">{t(`errors.${kind}Text`)}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {canRetry && (
            <Link to={here} reloadDocument className={buttonStyle()}>
              {t('errors.retry')}
            </Link>
          )}
          <ButtonLink to="/" variant={canRetry ? 'quiet' : 'gold'}>
            {t('errors.home')}
          </ButtonLink>
        </div>
      </div>
      <Shipwreck />
    </section>
  )
}
