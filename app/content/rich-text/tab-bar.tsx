import type { Metre } from '../../../domain/music/score.ts'
import { type BarLayout, type PlacedMark, TAB } from './tab-layout.ts'

const HEIGHT = TAB.margin + 5 * TAB.gap + TAB.below
const stringY = (string: number) => TAB.margin + string * TAB.gap

/** `--tab-px` is how long a px of the drawing is on the screen. */
const sized = (width: number) => ({ width: `calc(${width} * var(--tab-px))` })

/** Before the first row, the names of the open strings, and the metre beside the stems. */
export function TabNames({ tuning, metre }: { tuning: string[]; metre: Metre | null }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${TAB.names} ${HEIGHT}`} style={sized(TAB.names)}>
      {[...tuning, metre?.join('/')].map((name, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <text key={line} x="6" y={stringY(line) + 4}>
          {name}
        </text>
      ))}
    </svg>
  )
}

/**
 * @param index of the bar in its tab, from 0
 * @param isSwung true if the first bar says that eighths swing
 */
export function TabBarDrawing({
  bar: { width, marks, thin, thick, threes, palms, palmPath },
  index,
  isSwung,
  isNumbered,
}: {
  bar: BarLayout
  index: number
  isSwung: boolean
  isNumbered: boolean
}) {
  return (
    <svg
      aria-hidden="true"
      data-bar={index}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={sized(width)}
    >
      <path className="tab-lines" d={linesOf(width)} />
      <path d={thin} />
      <path className="tab-thick" d={thick} />
      {palmPath && <path className="tab-palm" d={palmPath} />}
      {palms.map((x) => (
        <text key={x} x={x + 4} y="11">
          P.M.
        </text>
      ))}
      {threes.map((x) => (
        <text key={x} x={x} y={HEIGHT + 8}>
          3
        </text>
      ))}
      {isNumbered && <text y="10">{index + 1}</text>}
      {isSwung && !index && (
        <text x="24" y="10">
          swing
        </text>
      )}
      {marks.map((mark) => (
        <Mark key={`${mark.string}.${mark.column}`} mark={mark} />
      ))}
    </svg>
  )
}

const linesOf = (width: number) =>
  `M0 ${TAB.margin}v${5 * TAB.gap}m${width} 0V${TAB.margin}${`h${-width}m${width} ${TAB.gap}`.repeat(6)}`

/** A number, a letter, or the line of a slide or vibrato, on its string. */
function Mark({ mark: { text, string, x } }: { mark: PlacedMark }) {
  const y = stringY(string)
  const line = lineOf(text)
  return line ? (
    <path className="tab-sign" d={`M${x} ${y}${line}`} />
  ) : (
    <text className={/\d|x/.test(text) ? 'tab-fret' : 'tab-letter'} x={x} y={y + 4.5}>
      {text === 'x' ? '×' : text}
    </text>
  )
}

/** The path of a sign that is a line, from the middle of its columns. */
function lineOf(text: string) {
  if (text === '/') return 'm-3.5,4l7-8'
  if (text === '\\') return 'm-3.5,-4l7,8'
  return text[0] === '~' && `m${text.length * -4}-6${'q2-4 4 0t4 0'.repeat(text.length)}`
}
