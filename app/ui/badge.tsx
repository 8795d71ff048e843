import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const VARIANTS = {
  /** A badge for what is not available yet. */
  soon: 'inline-block rotate-[-1.5deg] rounded-[6px_9px_5px_8px] border-2 border-dashed border-gold px-3.5 py-1 text-gold',
  quiet:
    'inline-flex items-center gap-1.5 rounded-full border-2 border-mist/60 bg-deep px-2.5 py-0.5 text-[1rem] text-foam',
  gold: 'inline-flex items-center gap-1.5 rounded-full border-2 border-gold bg-deep px-2.5 py-0.5 text-[1rem] text-gold',
} as const

/** A short label for the state of its container. */
export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & { variant: keyof typeof VARIANTS }) {
  return <span className={cx('font-bold', VARIANTS[variant], className)} {...props} />
}
