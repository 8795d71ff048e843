import { cx } from './cx.ts'
import { PICK_OUTLINE } from './skull-pick.tsx'
import { type Point, smoothPath } from './smooth-path.ts'

/** Outline of the wax, all the way round (radius in units of the drawing). */
const spill = [27, 29, 26, 30, 28, 31, 27, 28, 30, 26, 29, 32, 28, 27]

const edge = smoothPath(
  spill.map((radius, index): Point => {
    const angle = (index / spill.length) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }),
  true,
)

const wax = (share: number, other: string) =>
  `color-mix(in oklab, var(--color-sunset) ${share}%, ${other})`

/** A seal of red wax, with the school's emblem pressed into it. */
export function WaxSeal({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-36 -36 72 72"
      aria-hidden="true"
      focusable="false"
      className={cx(
        'w-[72px] drop-shadow-[0_3px_3px_rgb(0_0_0/0.4)] max-[30rem]:w-14.5',
        className,
      )}
    >
      <path
        d={edge}
        fill={wax(62, 'var(--color-night)')}
        stroke="var(--color-ink)"
        strokeWidth="1.6"
      />
      <path
        d={edge}
        transform="translate(-1.5 -1.8) scale(.93)"
        fill={wax(84, 'var(--color-night)')}
      />
      <path
        d="M-22-8A24 24 0 0 1 4-24"
        fill="none"
        stroke={wax(60, 'white')}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle r="19" fill={wax(58, 'var(--color-night)')} />
      <circle cx=".9" cy="1.2" r="18.2" fill={wax(74, 'var(--color-night)')} />
      <g transform="translate(-14.4 -14.2) scale(.45)">
        <path d={PICK_OUTLINE} fill={wax(52, 'var(--color-night)')} />
        <g fill={wax(84, 'var(--color-night)')}>
          <path d="M15 24c0-5 3.5-8 7.5-8s7 3 6.5 7.5-3.5 8.5-7.5 8.500S15 28.5 15 24Z" />
          <path d="M49 24c0-5-3.5-8-7.5-8s-7 3-6.5 7.5 3.5 8.5 7.5 8.500S49 28.5 49 24Z" />
          <path d="M25 43h3v9h-3Zm6 1h3v10h-3Zm6-1h3v9h-3Z" />
        </g>
      </g>
    </svg>
  )
}
