import { isLessBetter, type Piece, type Progression } from './pieces.ts'
import './practice.css'

const WIDTH = 320
const HEIGHT = 120
/** Room for the marks at the edges. */
const MARGIN = { x: 12, y: 16 }
/** The newest practices that are drawn: more could not be told apart on a phone. */
const MAX_POINTS = 30

/**
 * The course of a piece in two or more practices, drawn as a route on a chart: what is better is higher. The
 * words beside it say the same.
 */
export function Curve({ kind, values }: { kind: Piece['kind'] } & Pick<Progression, 'values'>) {
  const points = pointsOf(values.slice(-MAX_POINTS), isLessBetter(kind))
  const [lastX, lastY] = points.at(-1) as Point
  const line = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="practice-curve"
      aria-hidden="true"
      focusable="false"
    >
      <path data-part="grid" d={[20, 50, 80, 110].map((y) => `M0 ${y}H${WIDTH}`).join('')} />
      <path data-part="water" d={`${line}V${HEIGHT}H${MARGIN.x}Z`} />
      <path data-part="route" d={line} />
      {points.slice(0, -1).map(([x, y]) => (
        <circle key={x} data-part="port" cx={x} cy={y} r="3.5" />
      ))}
      <path
        data-part="here"
        transform={`translate(${lastX} ${lastY})`}
        d="m-6.5-6.5 13 13m0-13-13 13"
      />
    </svg>
  )
}

type Point = readonly [x: number, y: number]

/** The place of each value. */
function pointsOf(values: readonly number[], upsideDown: boolean): Point[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = (WIDTH - 2 * MARGIN.x) / (values.length - 1)
  const room = HEIGHT - 2 * MARGIN.y
  return values.map((value, at) => {
    const share = high === low ? 0.5 : (value - low) / (high - low)
    const height = upsideDown && high !== low ? 1 - share : share
    return [MARGIN.x + at * step, HEIGHT - MARGIN.y - height * room]
  })
}
