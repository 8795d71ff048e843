import { type BarLayout, type PlacedMark, TAB } from './tab-layout.ts'

const HEIGHT = 5 * TAB.gap + 2 * TAB.margin
const lines = [0, 1, 2, 3, 4, 5]
const stringY = (string: number) => TAB.margin + string * TAB.gap

/** `--tab-px` is how long a px of the drawing is on the screen. */
const sized = (width: number) => ({ width: `calc(${width} * var(--tab-px))` })

const LINE = 'color-mix(in oklab, var(--color-sepia) 62%, var(--color-vellum))'
const SIGN = {
  fill: 'none',
  stroke: 'var(--sign)',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const
/** Each number interrupts its string. */
const FRET = {
  fontSize: 14,
  fontWeight: 700,
  fill: 'currentColor',
  stroke: 'var(--strip)',
  strokeWidth: 5,
  paintOrder: 'stroke',
} as const
const LETTER = { ...FRET, fontSize: 12, fontStyle: 'italic', fill: 'var(--sign)' } as const

/** The names of the open strings, before the first row. */
export function TabNames({ tuning }: { tuning: string[] }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${TAB.names} ${HEIGHT}`} style={sized(TAB.names)}>
      {lines.map((string) => (
        <text
          key={string}
          x="6"
          y={stringY(string) + 4}
          fontSize="11.5"
          fontWeight="700"
          fill="var(--color-sepia)"
        >
          {tuning[string]}
        </text>
      ))}
    </svg>
  )
}

/** @param index of the bar in its tab, from 0 */
export function TabBarDrawing({ bar: { width, marks }, index }: { bar: BarLayout; index: number }) {
  const bottom = stringY(5)
  return (
    <svg
      aria-hidden="true"
      data-bar={index}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={sized(width)}
    >
      <g fill="none" stroke={LINE}>
        {lines.map((string) => (
          <path key={string} d={`M0 ${stringY(string)}H${width}`} />
        ))}
        <path d={`M.5 ${TAB.margin}V${bottom}M${width - 0.5} ${TAB.margin}V${bottom}`} />
      </g>
      {marks.map((mark) => (
        <Mark key={`${mark.string}.${mark.column}`} mark={mark} />
      ))}
    </svg>
  )
}

/** A number, a letter, or the line of a slide or vibrato, on its string. */
function Mark({ mark: { text, string, x, width } }: { mark: PlacedMark }) {
  const y = stringY(string)
  if (text === '/') return <path d={`M${x - 4} ${y + 4}l8-8`} {...SIGN} />
  if (text === '\\') return <path d={`M${x - 4} ${y - 4}l8 8`} {...SIGN} />
  if (text.startsWith('~')) {
    const waves = 't5 0'.repeat(text.length * 2 - 1)
    return <path d={`M${x - width / 2} ${y - 6}q2.5-4 5 0${waves}`} {...SIGN} />
  }
  const kind = /\d|x/.test(text) ? FRET : LETTER
  return (
    <text x={x} y={y + 4.5} {...kind}>
      {text === 'x' ? '×' : text}
    </text>
  )
}
