import { cx } from './cx.ts'

/** A part of a loading placeholder, in the shape of the content: the light of a lantern swings over it. */
export function Skeleton({ className, style }: { className: string; style?: React.CSSProperties }) {
  return (
    <span
      className={cx(
        'block animate-lantern bg-[linear-gradient(100deg,transparent_35%,color-mix(in_oklab,var(--color-gold)_26%,transparent)_50%,transparent_65%)] bg-size-[250%_100%] bg-mist/20',
        className,
      )}
      style={style}
    />
  )
}
