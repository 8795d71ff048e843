interface NoteGroupProps {
  /** Number of notes per beat. */
  notes: 1 | 2 | 3 | 4
  /** True if the beat is an eighth: then every note has one beam more. */
  isEighth: boolean
}

const WIDTH = 56
const GAP = 12

/** The notes of one beat, as they are written. */
export function NoteGroup({ notes, isEighth }: NoteGroupProps) {
  const beams = [0, 1, 1, 2][notes - 1] ?? 0
  const lines = beams + (isEighth ? 1 : 0)
  const first = (WIDTH - (notes - 1) * GAP) / 2 + 2
  const stems = Array.from({ length: notes }, (_, index) => first + index * GAP)
  const last = stems.at(-1) ?? first
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 40`}
      aria-hidden="true"
      focusable="false"
      className="h-9 w-[clamp(42px,15cqi,56px)]"
    >
      {notes === 3 && (
        <text
          x={(first + last) / 2}
          y="9"
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontSize="11"
          fontWeight="700"
          fill="currentColor"
        >
          3
        </text>
      )}
      {stems.map((x) => (
        <g key={x}>
          <ellipse
            cx={x - 4.2}
            cy="34"
            rx="4.8"
            ry="3.6"
            fill="currentColor"
            transform={`rotate(-20 ${x - 4.2} 34)`}
          />
          <path d={`M${x} 33V12`} stroke="currentColor" strokeWidth="1.6" />
        </g>
      ))}
      {Array.from({ length: lines }, (_, line) => 13.5 + line * 5).map((y) =>
        notes === 1 ? (
          <path
            key={y}
            d={`M${first} ${y - 1.5}c1 5 6 6 5 12`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        ) : (
          <path
            key={y}
            d={`M${first - 0.8} ${y}H${last + 0.8}`}
            stroke="currentColor"
            strokeWidth="3"
          />
        ),
      )}
    </svg>
  )
}
