import type { ComponentProps } from 'react'
import { cx } from '../ui/cx.ts'
import './tray.css'

/**
 * A list that is, on phones, a row of cards to pull along, the next one peeping in, so that a section
 * ends within a screen. `--card` is the width of a card.
 */
export function Tray({
  as: List = 'ul',
  className,
  ...props
}: ComponentProps<'ul'> & { as?: 'ul' | 'ol' }) {
  return <List data-tray className={cx('tray', className)} {...(props as object)} />
}
