import type { ComponentProps } from 'react'
import { cx } from '../ui/cx.ts'

/** Phones: it holds what is positioned in its cards, which else would widen the page. */
const STYLE =
  'max-md:relative max-md:-mx-5 max-md:mt-4 max-md:flex max-md:snap-x max-md:scroll-px-5 max-md:flex-nowrap max-md:items-stretch max-md:justify-start max-md:gap-5 max-md:overflow-x-auto max-md:px-5 max-md:pt-4 max-md:pb-6 max-md:[scrollbar-color:var(--color-amber)_transparent] max-md:scrollbar-thin max-md:*:flex-[0_0_var(--card,min(80vw,20rem))] max-md:*:snap-start'

/**
 * A list that is, on phones, a row of cards to pull along, the next one peeping in, so that a section
 * ends within a screen. `--card` is the width of a card.
 */
export function Tray({
  as: List = 'ul',
  className,
  ...props
}: ComponentProps<'ul'> & { as?: 'ul' | 'ol' }) {
  return <List data-tray className={cx(STYLE, className)} {...(props as object)} />
}
