import { paperStyle } from '../paper.tsx'

/** The classes of the paper of a notice: it may name a file of any length. */
export const noticeStyle = `${paperStyle} on-paper flex animate-wash-in items-start gap-2.5 rounded-sheet py-2 pr-1.5 pl-3 wrap-anywhere md:gap-3.5 md:py-4 md:pr-3 md:pl-4 contrast-more:border-3 contrast-more:border-current forced-colors:border-2 print:hidden`

/** Of success and of failure. */
export const noticeEdge = {
  usual: 'shadow-notice',
  destructive: 'shadow-[inset_6px_0_0_var(--color-sunset),var(--shadow-notice)]',
} as const
