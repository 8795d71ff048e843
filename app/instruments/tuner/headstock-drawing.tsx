/** Positions of the posts, from the sixth string to the first, and of the strings at the nut. */
const POSTS = [
  { x: 36, y: 196 },
  { x: 36, y: 128 },
  { x: 36, y: 60 },
  { x: 84, y: 60 },
  { x: 84, y: 128 },
  { x: 84, y: 196 },
] as const
const nutAt = (place: number) => 37 + place * 9.2
const NUT_Y = 262

const GRAIN = {
  stroke: 'color-mix(in oklab, var(--color-amber) 42%, var(--color-night))',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
} as const

/** The head itself, seen from the front: wood, posts and strings. `sounding` counts from the sixth. */
export function HeadstockDrawing({ sounding }: { sounding: number }) {
  return (
    <svg viewBox="0 0 120 290" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M30 290L30 262C24 250 12 244 10 226C7 180 8 90 11 44C22 38 28 24 42 22C48 10 72 10 78 22C92 24 98 38 109 44C112 90 113 180 110 226C108 244 96 250 90 262L90 290Z"
        fill="color-mix(in oklab, var(--color-amber) 62%, var(--color-night))"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M16 50C15 96 14 176 16 222M38 32C44 30 48 22 60 20"
        stroke="color-mix(in oklab, var(--color-amber) 70%, var(--color-glow))"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M22 90C40 84 78 100 98 90M20 160C46 154 74 170 100 158M24 226C50 218 76 234 98 222"
        {...GRAIN}
      />
      <rect
        x="28"
        y={NUT_Y - 5}
        width="64"
        height="10"
        rx="3"
        fill="var(--color-vellum)"
        stroke="var(--color-ink)"
        strokeWidth="1.4"
      />
      <path d="M34 268V290M86 268V290" {...GRAIN} />
      {POSTS.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path
            d={x < 60 ? `M${x} ${y}H0` : `M${x} ${y}H120`}
            stroke="color-mix(in oklab, var(--color-gold) 60%, var(--color-night))"
            strokeWidth="6"
          />
          <circle
            cx={x}
            cy={y}
            r="9"
            fill="var(--color-gold)"
            stroke="var(--color-ink)"
            strokeWidth="1.6"
          />
        </g>
      ))}
      {POSTS.map(({ x, y }, place) => (
        <path
          key={`${x} ${y}`}
          d={`M${nutAt(place)} 290V${NUT_Y}L${x < 60 ? x + 4 : x - 4} ${y}`}
          className="headstock-string"
          stroke="color-mix(in oklab, var(--color-foam) 80%, var(--color-amber))"
          strokeLinejoin="round"
          strokeWidth={2.4 - place * 0.32}
          data-sounding={place === sounding}
        />
      ))}
      {POSTS.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="4.5"
          fill="color-mix(in oklab, var(--color-gold) 45%, var(--color-night))"
        />
      ))}
    </svg>
  )
}
