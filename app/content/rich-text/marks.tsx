import type {
  PortableTextMarkComponentProps,
  PortableTextReactComponents,
} from '@portabletext/react'
import { defaultLanguage, languageOfPath } from '../../../domain/languages.ts'
import { SiteLink } from '../../ui/site-link.tsx'

/** Renderers of marks within a paragraph, in a text and in a callout. */
export const marks: Partial<PortableTextReactComponents> = {
  marks: {
    link: RichTextLink,
    foreign: ({ value, children }) => <span lang={value?.language}>{children}</span>,
  },
  // A link with an unsafe target is rendered as plain text.
  unknownMark: ({ children }) => <>{children}</>,
}

/** A link in a text: within the site it stays in the reader's language. */
function RichTextLink({
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
