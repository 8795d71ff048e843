import type { PortableTextReactComponents } from '@portabletext/react'
import { RichTextLink } from './link.tsx'

/** How words within a paragraph are marked, in a text as in a callout. */
export const marks: Partial<PortableTextReactComponents> = {
  marks: {
    link: RichTextLink,
    foreign: ({ value, children }) => <span lang={value?.language}>{children}</span>,
  },
  // A link that leads nowhere safe is only its words.
  unknownMark: ({ children }) => <>{children}</>,
}
