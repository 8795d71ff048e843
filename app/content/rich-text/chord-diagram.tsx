import { Fragment } from 'react'
import type { ChordDrawing } from './charted-chord.ts'

/** Natural size, px. */
const STRING_GAP = 20
const FRET_GAP = 24
const LEFT = 20
const TOP = 24
const WIDTH = LEFT * 2 + 5 * STRING_GAP
const DOT = 8.5

/** A string that is open or muted. */
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 }

const strings = [0, 1, 2, 3, 4, 5]

interface ChordDiagramProps {
  label: string
  drawing: ChordDrawing
  /** Mirrored: the 6th string stands on the right. */
  isLeftHanded: boolean
}

/** Diagram of a chord on the fretboard: strings from the 6th on the left, the nut or a fret number on top. */
export function ChordDiagram({ label, drawing, isLeftHanded }: ChordDiagramProps) {
  const { frets, fingers, barres, firstFret, rows } = drawing
  const bottom = TOP + rows * FRET_GAP
  const dotY = (fret: number) => TOP + (fret - firstFret + 0.5) * FRET_GAP
  const stringX = (string: number) => LEFT + (isLeftHanded ? 5 - string : string) * STRING_GAP
  return (
    <svg
      role="img"
      aria-label={label}
      className="text-ink forced-colors:text-[CanvasText]"
      viewBox={`0 0 ${WIDTH} ${bottom + 8}`}
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
          x={stringX(0) + (isLeftHanded ? 11 : -11)}
          y={TOP + FRET_GAP / 2 + 4.5}
          fontSize="13"
          fontWeight="700"
          textAnchor={isLeftHanded ? 'start' : 'end'}
          fill="currentColor"
        >
          {firstFret}
        </text>
      )}
      {barres.map(({ finger, fret, from, to }) => (
        <path
          key={finger}
          d={`M${stringX(from)} ${dotY(fret)}H${stringX(to)}`}
          stroke="currentColor"
          strokeWidth={2 * DOT}
          strokeLinecap="round"
        />
      ))}
      {strings.map((string) => {
        const fret = frets[string]
        const x = stringX(string)
        if (fret === 0) return <circle key={string} cx={x} cy={TOP - 12} r="4.5" {...LINE} />
        if (!fret) return <path key={string} d={`M${x - 4} ${TOP - 16}l8 8m0-8-8 8`} {...LINE} />
        return (
          <Fragment key={string}>
            <circle cx={x} cy={dotY(fret)} r={DOT} fill="currentColor" />
            <text x={x} y={dotY(fret) + 4.5} className="chord-finger">
              {fingers?.[string]}
            </text>
          </Fragment>
        )
      })}
    </svg>
  )
}
