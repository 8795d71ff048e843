import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The search field; its button stands beside it. */
export function SearchInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="search"
      className={cx(
        'min-h-13 min-w-0 flex-1 rounded-cut border-2 border-amber bg-vellum px-4 pt-1.5 pb-1 text-[1.2rem] text-ink scheme-light placeholder:text-sepia',
        className,
      )}
      {...props}
    />
  )
}

/** The classes of one thing found: a link, or an option of the dialog's list. */
export const foundStyle =
  'relative grid cursor-pointer gap-0.5 rounded-[10px] px-3.5 py-3 leading-snug aria-selected:bg-tide aria-selected:shadow-[inset_4px_0_0_var(--color-gold)] forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none'
