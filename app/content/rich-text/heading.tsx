import type { PortableTextBlockComponent } from '@portabletext/react'
import type { TextBlock } from './rich-text.server.ts'

/** A heading that is a link to itself, so that a reader can share the place. */
export const Heading: PortableTextBlockComponent = ({ value, children }) => {
  const { style, id } = value as TextBlock
  const Level = style === 'h3' ? 'h3' : 'h2'
  return (
    <Level id={id}>
      <a href={`#${id}`}>{children}</a>
    </Level>
  )
}
