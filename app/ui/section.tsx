import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import './section.css'

const GROUNDS = {
  night: 'bg-ground-night',
  /** Deeper water. */
  sea: 'bg-ground-sea',
  /** Torn at its edges. */
  paper: 'ground-paper on-paper',
} as const

export type Ground = keyof typeof GROUNDS

/** A part of a page with the room it needs above and below; `ground` is what it lies on. */
export function Section({
  as: Element = 'section',
  ground,
  className,
  ...props
}: Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'div' | 'nav'
  ground?: Ground | null
}) {
  return (
    <Element
      className={cx(
        'relative py-10 md:py-26 print:bg-none print:py-2 print:text-black',
        ground && GROUNDS[ground],
        className,
      )}
      {...props}
    />
  )
}

const INTROS = {
  section:
    'mt-4 text-lg leading-normal text-mist in-[.on-paper]:text-inherit in-[.text-center]:mx-auto in-[.text-center]:text-balance md:text-xl md:leading-normal',
  heading:
    'mt-3 text-lg leading-normal text-balance text-foam md:mt-4 md:text-xl md:leading-normal',
} as const

/** Introduction of a section or a page, below its title. */
export function Intro({
  of = 'section',
  className,
  ...props
}: ComponentProps<'p'> & { of?: keyof typeof INTROS }) {
  return <p className={cx('max-w-2xl print:text-black', INTROS[of], className)} {...props} />
}
