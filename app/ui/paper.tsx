import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** The classes of everything written on paper: the ground under one grain, and ink on it. */
export const paperStyle = 'bg-paper text-ink scheme-light'

/** A sheet of paper that lies on the page: a form, a letter to write, the papers of an account. */
export function Paper({
  as: Element = 'div',
  className,
  ...props
}: ComponentProps<'div'> & { as?: 'div' | 'section' }) {
  return (
    <Element
      className={cx(
        paperStyle,
        'on-paper rounded-sheet px-5 py-8 shadow-sheet md:px-10 md:py-11 forced-colors:border-2',
        className,
      )}
      {...props}
    />
  )
}
