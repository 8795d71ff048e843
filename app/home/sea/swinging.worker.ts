import { BEHIND_SHIP } from '../../ui/sea-wave.ts'
import {
  type CanvasSize,
  type Pluck,
  type SwingingStrings,
  swingingStrings,
} from './swinging-strings.ts'

/**
 * Messages from the page to the worker: the canvases (once, at first), or the pluck of a string.
 */
export type Order =
  | { kind: 'canvases'; canvases: OffscreenCanvas[] }
  | { kind: 'pluck'; index: number; pluck: Pluck; size: CanvasSize }

/** Messages from the worker to the page: the worker draws the string now, or no longer. */
export interface Swinging {
  index: number
  isSwinging: boolean
}

// Draws the swinging strings, so that the page's own thread is free for the page.

let parts: { strings: SwingingStrings; size: CanvasSize }[] = []
let isDrawing = false

const report = (index: number, isSwinging: boolean) =>
  postMessage({ index, isSwinging } satisfies Swinging)

const draw = () => {
  const now = performance.timeOrigin + performance.now()
  isDrawing = parts.map(({ strings, size }) => strings.draw(size, now)).includes(true)
  if (isDrawing) requestAnimationFrame(draw)
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'canvases') {
    parts = data.canvases.map((canvas) => ({
      strings: swingingStrings(canvas, report),
      size: { width: canvas.width, height: canvas.height, density: 1 },
    }))
    return
  }
  const part = parts[data.index < BEHIND_SHIP ? 0 : 1]
  if (!part) return
  part.size = data.size
  part.strings.pluck(data.index, data.pluck)
  if (!isDrawing) requestAnimationFrame(draw)
  isDrawing = true
})
