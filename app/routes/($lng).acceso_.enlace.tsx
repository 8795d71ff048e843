import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, localizedPath } from '../i18n/languages.ts'
import { AccessSheet } from '../members/access-sheet.tsx'
import { browserMembers } from '../members/config.ts'
import { followMailLink } from '../members/mail-link.ts'
import { SiteLink } from '../ui/site-link.tsx'

export const handle = { i18n: 'access' }

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export function loader({ context: { members } }: LoaderFunctionArgs) {
  return browserMembers(members)
}

/** Where the links in mails lead to; the session they bring is behind the `#`, for the browser alone. */
export default function LinkPage() {
  const { t, i18n } = useTranslation('access')
  const members = useLoaderData<typeof loader>()
  const [error, setError] = useState<'linkExpired' | 'unavailable' | null>(null)
  const followed = useRef(false)

  useEffect(() => {
    // The session in the address can be taken out of it once.
    if (followed.current) return
    followed.current = true
    followMailLink(members).then(
      (outcome) => {
        if ('error' in outcome) return setError(outcome.error)
        window.location.replace(localizedPath(outcome.goTo, i18n.language as Language))
      },
      () => setError('unavailable'),
    )
  }, [members, i18n])

  return (
    <AccessSheet
      title={t('link.title')}
      heading={error ? t('link.failed') : t('link.heading')}
      intro={error ? t(`errors.${error}`) : t('link.intro')}
    >
      <noscript>
        <p className="form-failure">{t('link.noScript')}</p>
      </noscript>
      {error && (
        <p className="flex flex-wrap gap-x-6">
          <SiteLink to="/acceso" className="text-link">
            {t('submit')}
          </SiteLink>
          <SiteLink to="/acceso/olvido" className="text-link">
            {t('forgotten')}
          </SiteLink>
        </p>
      )}
    </AccessSheet>
  )
}
