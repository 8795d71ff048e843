import type { PortableTextMarkComponentProps } from '@portabletext/react'
import { defaultLanguage, languageOfPath } from '../../../domain/languages.ts'
import { SiteLink } from '../../ui/site-link.tsx'

/** A link in a text: within the site it stays in the reader's language. */
export function RichTextLink({
  value,
  children,
}: PortableTextMarkComponentProps<{ _type: 'link'; href: string }>) {
  const href = value?.href ?? ''
  const isPage = href.startsWith('/') && languageOfPath(href) === defaultLanguage
  if (isPage) return <SiteLink to={href}>{children}</SiteLink>
  return (
    <a href={href} rel={href.startsWith('http') ? 'noreferrer' : undefined}>
      {children}
    </a>
  )
}
