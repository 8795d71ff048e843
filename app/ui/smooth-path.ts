export type Point = readonly [x: number, y: number]

/** A cubic Bézier curve that begins at the end of the previous one: two control points, and its end. */
export type CurvePiece = [number, number, number, number, number, number]

const fixed = (value: number) => Math.round(value * 10) / 10

/**
 * A smooth curve through points: a Catmull-Rom spline, whose pieces are cubic Bézier curves with a sixth of
 * the way between a point's neighbours on either side of it.
 *
 * @param closed whether the last point leads back to the first, from which the curve begins
 */
export function smoothCurve(points: readonly Point[], closed = false): CurvePiece[] {
  const count = points.length
  const at = (index: number) =>
    closed
      ? (points[(index + count) % count] as Point)
      : (points[Math.min(Math.max(index, 0), count - 1)] as Point)
  return Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ]
  })
}

/** That curve as the `d` of an SVG path. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const pieces = smoothCurve(points, closed).map((piece) => `C${piece.map(fixed)}`)
  return `M${(points[0] as Point).map(fixed)}${pieces.join('')}${closed ? 'Z' : ''}`
}
