import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { Member } from './shell.tsx'

/** Signed in: the name and the way out. Not signed in: the way in, or the notice that it is closed. */
export function AccountButton({
  member,
  accessOpen,
}: {
  member: Member | null
  accessOpen: boolean
}) {
  const { t } = useTranslation()
  const notify = useNotify()
  if (member)
    return (
      <Form
        method="post"
        action="/salir"
        reloadDocument
        className="flex min-w-0 items-center gap-3"
      >
        <SiteLink
          to="/travesia"
          aria-label={t('account.voyage', { name: member.name })}
          className="button button-glass min-w-0 max-w-48"
        >
          <Icon name="ship-wheel" className="size-5" />
          <span className="truncate">{member.name}</span>
        </SiteLink>
        <button type="submit" className="button button-quiet shrink-0 whitespace-nowrap">
          <Icon name="log-out" className="size-5" />
          {/* Beside the links of wide screens there is no room for it. */}
          <span className="xl:sr-only">{t('account.logOut')}</span>
        </button>
      </Form>
    )
  const label = (
    <>
      <Icon name="log-in" className="size-5" />
      {t('account.logIn')}
    </>
  )
  if (accessOpen)
    return (
      <SiteLink to="/acceso" className="button button-gold whitespace-nowrap">
        {label}
      </SiteLink>
    )
  return (
    <button
      type="button"
      className="button button-gold whitespace-nowrap"
      onClick={() => notify('loginSoon')}
    >
      {label}
    </button>
  )
}
