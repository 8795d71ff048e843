import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { SiteLink } from './site-link.tsx'

/** The classes of a link that stands alone, for what is not a `TextLink`. */
export const textLinkStyle =
  'inline-flex min-h-11 items-center font-bold underline decoration-gold decoration-2 underline-offset-5 contrast-more:decoration-current'

/** The classes of a link at the foot of a poster. */
export const posterLinkStyle =
  'mt-3 inline-flex min-h-12 items-center gap-2 border-amber border-b-3 px-2 font-bold'

/** The classes of a link of the header. */
export const navLinkStyle =
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-2.5 pt-1.5 font-bold whitespace-nowrap hover:text-gold aria-[current=page]:border-gold aria-[current=page]:text-gold forced-colors:border-[Canvas]'

/** A link to a page of the site that stands alone, not within a sentence. */
export function TextLink({ className, ...props }: ComponentProps<typeof SiteLink>) {
  return <SiteLink className={cx(textLinkStyle, className)} {...props} />
}
