import { useTranslation } from 'react-i18next'
import { useNotation } from '../notation.ts'

/** Natural size, px. */
const WIDTH = 340
const LEFT = 26
const TOP = 11
const STRING_GAP = 14
const BOTTOM = TOP + 5 * STRING_GAP
const HEIGHT = BOTTOM + 16
/** The board shows at least so many frets. */
const FEWEST = 5
/** Up to this fret, it begins at the nut. */
const NEAR_NUT = 5
const INLAYS = [3, 5, 7, 9, 12, 15, 17, 19, 21, 24]
const strings = [1, 2, 3, 4, 5, 6]

export interface HeldNote {
  /** From 1, the thinnest. */
  string: number
  /** Null for a dead note. */
  fret: number | null
  /** 1 the index to 4. */
  finger: number | null
}

interface FretboardProps {
  /** Every note of the piece: they decide which frets are shown. */
  notes: readonly { string: number; fret: number | null }[]
  sounding: readonly HeldNote[]
  /** The pulse that is counted in; null otherwise. */
  count: number | null
}

const y = (string: number) => TOP + (string - 1) * STRING_GAP

/**
 * The neck as a player sees it drawn: the first string on top, the nut on the left (on the right for the
 * left-handed), the notes that sound with their fingers.
 */
export function Fretboard({ notes, sounding, count }: FretboardProps) {
  const { t } = useTranslation('player')
  const { isLeftHanded } = useNotation()
  const { first, frets } = rangeOf(notes)
  const placed = (left: number) => (isLeftHanded ? WIDTH - left : left)
  const gap = (WIDTH - LEFT - 4) / frets
  /** The middle of a fret; an open string's mark stands before the board. */
  const x = (fret: number) => placed(fret === 0 ? 11 : LEFT + (fret - first - 0.5) * gap)
  const places = new Map(
    notes.flatMap(({ string, fret }) =>
      fret === null ? [] : [[`${string}.${fret}`, { string, fret }]],
    ),
  )
  return (
    <svg
      role="img"
      aria-label={t('fretboard')}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="fretboard"
    >
      <g data-part="wires">
        {Array.from({ length: frets + 1 }, (_, index) => placed(LEFT + index * gap)).map((left) => (
          <path key={left} d={`M${left} ${TOP}V${BOTTOM}`} />
        ))}
        {first === 0 && <path data-part="nut" d={`M${placed(LEFT)} ${TOP - 1}V${BOTTOM + 1}`} />}
      </g>
      <g data-part="strings">
        {strings.map((string) => (
          <path
            key={string}
            d={`M${placed(LEFT)} ${y(string)}H${placed(WIDTH - 4)}`}
            strokeWidth={0.7 + string * 0.22}
          />
        ))}
      </g>
      <g data-part="numbers">
        {INLAYS.filter((fret) => fret > first && fret <= first + frets).map((fret) => (
          <text key={fret} x={x(fret)} y={HEIGHT - 2}>
            {fret}
          </text>
        ))}
      </g>
      <g data-part="places">
        {[...places.values()].map(({ string, fret }) => (
          <circle key={`${string}.${fret}`} cx={x(fret)} cy={y(string)} r="3" />
        ))}
      </g>
      <g data-part="sounding">
        {sounding.map(({ string, fret, finger }) =>
          fret === null ? (
            <path key={string} d={`M${x(0) - 5} ${y(string) - 5}l10 10m0-10-10 10`} />
          ) : (
            <g key={string}>
              <circle
                cx={x(fret)}
                cy={y(string)}
                r={fret === 0 ? 5 : 8}
                data-open={fret === 0 || undefined}
              />
              {finger && (
                <text x={x(fret)} y={y(string) + 4.5}>
                  {finger}
                </text>
              )}
            </g>
          ),
        )}
      </g>
      {count !== null && (
        <text data-part="count" x={WIDTH / 2} y={HEIGHT / 2 + 14}>
          {count}
        </text>
      )}
    </svg>
  )
}

/** The stretch of the neck that the notes need: from the nut where they are near it. */
function rangeOf(notes: FretboardProps['notes']) {
  const held = notes.flatMap(({ fret }) => (fret ? [fret] : []))
  const highest = Math.max(...held, 0)
  const lowest = Math.min(...held, highest)
  const isNear = highest <= NEAR_NUT || (notes.some(({ fret }) => fret === 0) && highest <= 12)
  const first = isNear ? 0 : Math.max(0, lowest - 2)
  return { first, frets: Math.max(FEWEST, highest - first + (isNear ? 0 : 1)) }
}
