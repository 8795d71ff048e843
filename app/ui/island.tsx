import { type Landmark, landmarks } from './landmarks.tsx'
import { type Point, smoothPath } from './smooth-path.ts'

/** Radius of the coast, all the way round (1 is the whole radius): capes and bays. */
const coasts: Record<Landmark, number[]> = {
  peaks: [1, 0.84, 0.96, 0.78, 0.9, 1, 0.8, 0.95, 0.86, 0.98, 0.82, 0.92, 0.76, 0.94],
  palm: [0.86, 1, 0.8, 0.66, 0.92, 0.78, 1, 0.9, 0.76, 0.86, 0.98, 0.8, 0.9, 0.72],
  pennants: [0.94, 0.8, 1, 0.72, 0.86, 0.94, 0.7, 0.98, 0.9, 0.8, 0.66, 0.92, 1, 0.84],
  volcano: [0.98, 0.9, 0.74, 1, 0.88, 0.8, 0.96, 0.82, 1, 0.72, 0.9, 0.98, 0.8, 0.86],
  windmill: [0.8, 0.96, 0.9, 0.72, 1, 0.84, 0.9, 0.7, 0.94, 1, 0.78, 0.88, 0.96, 0.9],
  pines: [1, 0.78, 0.88, 0.96, 0.7, 0.92, 0.84, 1, 0.8, 0.68, 0.96, 0.86, 0.78, 0.98],
  easel: [0.84, 0.92, 0.7, 0.9, 1, 0.76, 0.86, 0.96, 0.7, 0.98, 0.9, 0.8, 0.94, 0.74],
  stall: [0.96, 0.82, 0.92, 1, 0.8, 0.7, 0.98, 0.88, 0.94, 0.82, 1, 0.72, 0.86, 0.9],
  tavern: [0.9, 1, 0.82, 0.94, 0.76, 0.88, 1, 0.72, 0.92, 0.84, 0.96, 0.9, 0.7, 0.8],
  lighthouse: [0.76, 0.9, 1, 0.8, 0.68, 0.96, 0.9, 0.82, 1, 0.74, 0.84, 0.94, 0.88, 1],
  chest: [1, 0.9, 0.8, 0.96, 0.88, 0.98, 0.76, 0.9, 1, 0.86, 0.74, 0.96, 0.9, 0.8],
}

const RADIUS = { x: 64, y: 30 }

function coastline(radii: number[]): string {
  const points = radii.map((radius, index): Point => {
    const angle = (index / radii.length) * 2 * Math.PI
    return [radius * RADIUS.x * Math.cos(angle), 10 + radius * RADIUS.y * Math.sin(angle)]
  })
  return smoothPath(points, true)
}

/** An island of an old chart, with shallow water around it and a landmark on it. */
export function Island({ landmark, className }: { landmark: Landmark; className?: string }) {
  const coast = coastline(coasts[landmark])
  return (
    <svg viewBox="-80 -76 160 132" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" stroke="var(--color-midnight)" strokeLinejoin="round">
        <path d={coast} strokeWidth="28" opacity=".1" />
        <path d={coast} strokeWidth="14" opacity=".14" />
      </g>
      <g stroke="var(--color-ink)" strokeLinejoin="round" strokeLinecap="round">
        <path d={coast} fill="var(--color-rope)" strokeWidth="2.4" />
        <path
          d={coast}
          transform="translate(-3 -1) scale(.84)"
          fill="var(--color-parchment-deep)"
          stroke="none"
        />
        <g fill="none" strokeWidth="1.2" opacity=".55">
          <path d="M24 32q12-2 22-10M30 26q8-2 15-8M-40 26q6 5 14 6" />
        </g>
        <g strokeWidth="1.8">{landmarks[landmark]}</g>
      </g>
    </svg>
  )
}
