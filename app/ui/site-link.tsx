import { Link, type LinkProps } from '@remix-run/react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, localizedPath } from '../../domain/languages.ts'
import { useIsAdrift } from './connection.ts'
import { InDialog } from './in-dialog.ts'

/**
 * A link to a page of the site (`/niveles`) in the language the reader is reading. Without a
 * connection it loads the whole page, of which the service worker may have a copy.
 */
export function SiteLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const { i18n } = useTranslation()
  const isAdrift = useIsAdrift()
  const isInDialog = use(InDialog)
  return (
    <Link
      to={localizedPath(to, i18n.language as Language)}
      viewTransition={!isInDialog}
      reloadDocument={isAdrift}
      {...props}
    />
  )
}
