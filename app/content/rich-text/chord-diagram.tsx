import { type Frets, shapeOf } from '../../../domain/music/frets.ts'

/** Natural size, px. */
const STRING_GAP = 18
const FRET_GAP = 22
const LEFT = 22
const TOP = 24
const WIDTH = LEFT * 2 + 5 * STRING_GAP
const DOT = 7

/** A string that is open or muted. */
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 }

const stringX = (string: number) => LEFT + string * STRING_GAP
const strings = [0, 1, 2, 3, 4, 5]

/** Diagram of a chord on the fretboard: strings from the 6th on the left, the nut or a fret number on top. */
export function ChordDiagram({ label, frets }: { label: string; frets: Frets }) {
  const { firstFret, rows, barre } = shapeOf(frets)
  const bottom = TOP + rows * FRET_GAP
  const dotY = (fret: number) => TOP + (fret - firstFret + 0.5) * FRET_GAP
  return (
    <svg
      role="img"
      aria-label={label}
      className="text-ink"
      viewBox={`0 0 ${WIDTH} ${bottom + 8}`}
      width={WIDTH}
      height={bottom + 8}
    >
      <g stroke="currentColor" strokeWidth="1.25">
        {strings.map((string) => (
          <path key={string} d={`M${stringX(string)} ${TOP}V${bottom}`} />
        ))}
        {Array.from({ length: rows + 1 }, (_, row) => TOP + row * FRET_GAP).map((y) => (
          <path key={y} d={`M${LEFT} ${y}h${5 * STRING_GAP}`} />
        ))}
      </g>
      {firstFret === 1 ? (
        <path
          d={`M${LEFT - 1} ${TOP - 1.5}h${5 * STRING_GAP + 2}`}
          stroke="currentColor"
          strokeWidth="4"
        />
      ) : (
        <text
          x={LEFT - 11}
          y={TOP + FRET_GAP / 2 + 4}
          fontSize="13"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
        >
          {firstFret}
        </text>
      )}
      {barre && (
        <path
          d={`M${stringX(barre.from)} ${dotY(barre.fret)}H${stringX(barre.to)}`}
          stroke="currentColor"
          strokeWidth="14"
          strokeLinecap="round"
        />
      )}
      {strings.map((string) => {
        const fret = frets[string] ?? null
        const x = stringX(string)
        if (fret === null) return <Muted key={string} x={x} />
        if (fret === 0) return <circle key={string} cx={x} cy={TOP - 12} r="4.5" {...LINE} />
        return <circle key={string} cx={x} cy={dotY(fret)} r={DOT} fill="currentColor" />
      })}
    </svg>
  )
}

function Muted({ x }: { x: number }) {
  return <path d={`M${x - 4} ${TOP - 16}l8 8m0-8-8 8`} {...LINE} />
}
