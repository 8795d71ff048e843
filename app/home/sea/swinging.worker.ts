import {
  type CanvasSize,
  type Pluck,
  type SwingingStrings,
  swingingStrings,
} from './swinging-strings.ts'

/** What the page tells the worker: of the canvases (once, at first), of one's size, of a pluck. */
export type Order =
  | { kind: 'canvases'; canvases: OffscreenCanvas[] }
  | { kind: 'resize'; canvas: number; size: CanvasSize }
  | { kind: 'pluck'; canvas: number; index: number; pluck: Pluck }

/** What the worker tells the page: whether a string is drawn by it now. */
export interface Swinging {
  index: number
  isSwinging: boolean
}

// Draws the swinging strings, so that the page's own thread is free for the page.

let parts: SwingingStrings[] = []
let isDrawing = false

const tell = (index: number, isSwinging: boolean) =>
  postMessage({ index, isSwinging } satisfies Swinging)

const draw = () => {
  const now = performance.now()
  isDrawing = parts.map((part) => part.draw(now)).includes(true)
  if (isDrawing) requestAnimationFrame(draw)
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'canvases') {
    parts = data.canvases.map((canvas) => swingingStrings(canvas, tell))
  } else if (data.kind === 'resize') {
    parts[data.canvas]?.resize(data.size)
  } else {
    parts[data.canvas]?.pluck(data.index, data.pluck, performance.now())
    if (!isDrawing) requestAnimationFrame(draw)
    isDrawing = true
  }
})
