import type { Background } from './background.ts'
import { centsBetween } from './notes.ts'
import type { Partials } from './partials.ts'

/** How far a partial may lie from the others and still be one of theirs, in cents. */
const OUTLIER_CENTS = 25

/** Steel and nylon strings have an inharmonicity around this; the fit leans towards it, this much. */
const USUAL_B = 0
const USUAL_B_SPREAD = 5e-5

/** How far a single partial lies from the string's own pitch, coupled to the body, in cents. */
const COUPLING_CENTS = 2

/**
 * The pitch in Hz that the partials agree on: the fundamental of the stiff string
 * f_n = n f_1 (1 + B (n^2 - 1) / 2) (Fletcher, 1964) by weighted least squares. A partial weighs
 * as n^2 times its power, which is the share it has in where the waveform's period lies, and less where the background
 * is near to it.
 */
export function refinePitch(partials: Partials, background: Background): number {
  const { frequency, lines, amplitudes } = partials
  let sw = 0
  const points: { x: number; y: number; weight: number }[] = []
  lines.forEach((line, i) => {
    const n = i + 1
    const amplitude = amplitudes[i] as number
    if (amplitude === 0) return
    const y = centsBetween(line.frequency / n, frequency)
    const disturbed = background.at(line.frequency) / line.power
    const weight = (amplitude ** 2 * n ** 2.5) / (1 + 30 * disturbed)
    points.push({ x: (n * n - 1) * 0.5 * (1200 / Math.LN2), y, weight })
    sw += weight
  })
  if (sw === 0) return frequency
  const centre = weightedMedian(points)
  const near = points.filter((p) => Math.abs(p.y - centre) < OUTLIER_CENTS)
  return frequency * 2 ** (interceptOf(near) / 1200)
}

/** Ridge regression of y on x with the slope drawn to the usual inharmonicity; the intercept, in cents. */
function interceptOf(points: readonly { x: number; y: number; weight: number }[]): number {
  let sw = 0
  let swx = 0
  let swy = 0
  for (const { x, y, weight } of points) {
    sw += weight
    swx += weight * x
    swy += weight * y
  }
  const mx = swx / sw
  const my = swy / sw
  let sxx = 0
  let sxy = 0
  for (const { x, y, weight } of points) {
    sxx += weight * (x - mx) ** 2
    sxy += weight * (x - mx) * (y - my)
  }
  // Weights are relative; scaled so that they count as so many partials of the usual scatter.
  const scale = points.length / sw / COUPLING_CENTS ** 2
  const prior = 1 / USUAL_B_SPREAD ** 2
  const slope = Math.max(0, (sxy * scale + USUAL_B * prior) / (sxx * scale + prior))
  return my - slope * mx
}

function weightedMedian(points: { y: number; weight: number }[]): number {
  const sorted = [...points].sort((a, b) => a.y - b.y)
  const half = sorted.reduce((sum, p) => sum + p.weight, 0) / 2
  let sum = 0
  for (const p of sorted) {
    sum += p.weight
    if (sum >= half) return p.y
  }
  return 0
}
