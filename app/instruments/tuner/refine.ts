import type { Background } from './background.ts'
import { centsBetween } from './notes.ts'
import type { Partials } from './partials.ts'

/** Maximum deviation of a partial from the others, in cents. */
const OUTLIER_CENTS = 25

/** The inharmonicity of guitar strings is somewhere from 0 to about twice this. */
const USUAL_B = 7e-5

/**
 * Assumed scatter of partials around the stiff string's curve when too few allow an estimate, in
 * cents.
 */
const USUAL_SCATTER = 3
const FEW = 4

/** No set of partials is taken for more regular than this, in cents. */
const LEAST_SCATTER = 0.5

/** From the median of absolute deviations to what they scatter, on the careful side of a normal distribution's 1.5. */
const SCATTER_OF_MEDIAN = 2.5

/** Weight of a steady tone near a partial, relative to noise: its bias is constant. */
const DISTURBANCE = 30

/** A partial: its curvature by stiffness (cents at B = 1), how many cents it lies from the guess, and its weight. */
type Point = { x: number; y: number; weight: number }

/**
 * The pitch in Hz that the partials agree on: the fundamental of the stiff string
 * f_n = n f_1 (1 + B (n^2 - 1) / 2) (Fletcher, 1964) by weighted least squares. A partial weighs
 * as its power times n^2, which is its share in where the waveform's period lies and the inverse of its
 * variance in noise, times the root of n, because the body pulls the low partials most; and less where
 * background is near.
 */
export function refinePitch(partials: Partials, background: Background): number {
  const { frequency, lines, amplitudes } = partials
  const points: Point[] = []
  lines.forEach((line, i) => {
    const n = i + 1
    const amplitude = amplitudes[i] as number
    if (amplitude === 0) return
    const disturbed = background.at(line.frequency) / line.power
    points.push({
      x: (n * n - 1) * 0.5 * (1200 / Math.LN2),
      y: centsBetween(line.frequency / n, frequency),
      weight: (amplitude ** 2 * n ** 2.5) / (1 + DISTURBANCE * disturbed),
    })
  })
  if (points.length === 0) return frequency
  const centre = weightedMedian(points)
  const near = points.filter((point) => Math.abs(point.y - centre) < OUTLIER_CENTS)
  return frequency * 2 ** (interceptOf(near) / 1200)
}

/**
 * Intercept of the line through the points at x = 0, in cents: ridge regression, its slope (the
 * inharmonicity) shrunk to zero unless the partials follow the curve more closely than they scatter
 * around it.
 */
function interceptOf(points: readonly Point[]): number {
  const sum = (value: (point: Point) => number) =>
    points.reduce((total, point) => total + point.weight * value(point), 0)
  const all = sum(() => 1)
  const meanX = sum(({ x }) => x) / all
  const meanY = sum(({ y }) => y) / all
  const sxx = sum(({ x }) => (x - meanX) ** 2)
  const sxy = sum(({ x, y }) => (x - meanX) * (y - meanY))
  if (sxx === 0) return meanY
  const deviations = points.map(({ x, y }) => Math.abs(y - meanY - (sxy / sxx) * (x - meanX)))
  const scatter =
    points.length < FEW ? USUAL_SCATTER : LEAST_SCATTER + SCATTER_OF_MEDIAN * median(deviations)
  // Weights are relative: scaled to as many partials of this scatter.
  const certainty = points.length / all / scatter ** 2
  const slope = Math.max(0, (sxy * certainty) / (sxx * certainty + 1 / USUAL_B ** 2))
  return meanY - slope * meanX
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function weightedMedian(points: readonly Point[]): number {
  const sorted = [...points].sort((a, b) => a.y - b.y)
  const half = sorted.reduce((sum, point) => sum + point.weight, 0) / 2
  let sum = 0
  for (const point of sorted) {
    sum += point.weight
    if (sum >= half) return point.y
  }
  return 0
}
