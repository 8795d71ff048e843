import type { PortableTextMarkComponentProps } from '@portabletext/react'
import { SiteLink } from '../../ui/site-link.tsx'

/** A link in a text: within the site it stays in the reader's language. */
export function RichTextLink({
  value,
  children,
}: PortableTextMarkComponentProps<{ _type: 'link'; href: string }>) {
  const href = value?.href ?? ''
  if (href.startsWith('/')) return <SiteLink to={href}>{children}</SiteLink>
  return (
    <a href={href} rel={href.startsWith('http') ? 'noreferrer' : undefined}>
      {children}
    </a>
  )
}
