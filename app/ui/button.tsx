import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { SiteLink } from './site-link.tsx'

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-cut pt-2.5 pb-2 text-center leading-label font-bold [transition:translate_.15s,filter_.15s,background-color_.15s] hover:-translate-y-0.5 active:translate-y-px'

/** Inactive: busy (still announced and focusable) or disabled. */
const AT_REST =
  'at-rest:translate-none at-rest:[filter:brightness(0.82)_saturate(0.4)] disabled:cursor-not-allowed aria-disabled:cursor-progress'

/** An outline takes no room: nothing moves when the button can be used. */
const DISABLED =
  'disabled:shadow-none disabled:outline-2 disabled:-outline-offset-2 disabled:outline-dashed'

/** For more contrast, forced colours and print. */
const PREFERENCES =
  'contrast-more:border-2 contrast-more:border-current contrast-more:no-underline forced-colors:border-2 forced-colors:disabled:outline-none print:hidden'

const VARIANTS = {
  /** Brass: the primary action. */
  gold: 'bg-brass text-on-gold shadow-brass',
  /** Glass: the secondary action, over a picture or the sea. */
  glass:
    'border-2 border-glow/65 bg-night/62 text-foam hover:bg-night/85 contrast-more:bg-deep contrast-more:hover:bg-deep',
  /** A thin edge. */
  quiet: 'border border-glow/45 text-foam',
  /** On paper. */
  ink: 'bg-ink text-vellum',
} as const

const SIZES = {
  normal: 'min-h-11 px-4.5',
  large: 'min-h-13 px-7 text-[1.2rem]',
} as const

export type ButtonVariant = keyof typeof VARIANTS

interface ButtonLook {
  variant?: ButtonVariant
  size?: keyof typeof SIZES
  className?: string | undefined
}

/** The classes of a button, for what is neither a `Button` nor a `ButtonLink` (a label, a plain link). */
export function buttonStyle({ variant = 'gold', size = 'normal', className }: ButtonLook = {}) {
  return cx(BASE, AT_REST, DISABLED, VARIANTS[variant], SIZES[size], PREFERENCES, className)
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...props} />
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof SiteLink> & ButtonLook) {
  return <SiteLink className={buttonStyle({ variant, size, className })} {...props} />
}

/** The classes of a round button that shows only an icon. */
export const iconButtonStyle =
  'grid size-12 flex-none place-items-center rounded-full hover:bg-glow/14 contrast-more:border-2 contrast-more:border-current forced-colors:border-2'

/** A round button that shows only an icon; `aria-label` names it. */
export function IconButton({
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type={type} className={cx(iconButtonStyle, className)} {...props} />
}
