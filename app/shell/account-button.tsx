import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useNotify } from '../ui/notices/notice-provider.tsx'
import type { Member } from './shell.tsx'

/** Signed in: the name and the log-out button. Otherwise: the log-in link, or a notice that it is closed. */
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
        <ButtonLink
          to="/travesia"
          aria-label={t('account.voyage', { name: member.name })}
          variant="glass"
          className="min-w-0 max-w-48"
        >
          <Icon name="ship-wheel" className="size-5" />
          <span className="truncate">{member.name}</span>
        </ButtonLink>
        <Button
          type="submit"
          variant="quiet"
          className="shrink-0 whitespace-nowrap"
          aria-label={t('account.logOut')}
        >
          <Icon name="log-out" className="size-5" />
          {/* Beside the links of wide screens there is no room for it. */}
          <span className="xl:hidden">{t('account.logOut')}</span>
        </Button>
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
      <ButtonLink to="/acceso" className="whitespace-nowrap">
        {label}
      </ButtonLink>
    )
  return (
    <Button className="whitespace-nowrap" onClick={() => notify('loginSoon')}>
      {label}
    </Button>
  )
}
