import { useHref, useLocation, useMatches } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handleOf, offlineOf } from '../../domain/page-handle.ts'
import Bottle from '../drawings/bottle.svg?react'
import { useCachedAt } from '../ui/connection.ts'
import { longDate } from './long-date.ts'
import { useOnReconnect } from './reconnect.ts'

/** Shows that a page is an outdated copy; reloads it when the connection returns. */
export function CopyNotice() {
  const { pathname } = useLocation()
  const [loadedPath] = useState(pathname)
  const cachedAt = useCachedAt()
  // These pages are the same offline: no notice is needed.
  const isTimeless = useMatches().some((match) => offlineOf(handleOf(match)) === 'precache')
  if (!cachedAt || pathname !== loadedPath || isTimeless) return null
  return <Notice cachedAt={cachedAt} />
}

function Notice({ cachedAt }: { cachedAt: string }) {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const here = useHref(pathname + search)
  useOnReconnect(refresh)
  return (
    <output className="flex items-center justify-center gap-3.5 py-1.5 px-5 leading-snug border-b-3 border-amber text-ink scheme-light bg-paper forced-colors:border-2 on-paper">
      <Bottle className="shrink-0 w-6.5 rotate-68" />
      <span>
        {t('copy.kept', { date: longDate(cachedAt, i18n.language) })}{' '}
        <a
          href={here}
          className="inline-flex items-center min-h-11 font-bold whitespace-nowrap text-midnight underline decoration-amber decoration-2 underline-offset-4"
        >
          {t('copy.retry')}
        </a>
      </span>
    </output>
  )
}

/** Reloads the page, unless typed input would be lost. */
function refresh() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  const isWriting = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  if (!isWriting) window.location.reload()
}
