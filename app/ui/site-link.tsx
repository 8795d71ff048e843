import { Link, type LinkProps } from '@remix-run/react'
import { use } from 'react'
import { useNeedsDocumentNavigation } from './connection.ts'
import { InDialog } from './in-dialog.ts'

/**
 * A link to a page of the site (`/niveles`) in the language the reader is reading, which is the router's
 * basename. Without a connection it loads the whole page, of which the service worker may have a copy.
 */
export function SiteLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const isAdrift = useNeedsDocumentNavigation()
  const isInDialog = use(InDialog)
  return <Link to={to} viewTransition={!isInDialog} reloadDocument={isAdrift} {...props} />
}
