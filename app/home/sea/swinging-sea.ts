import { BEHIND_SHIP, seaStrings } from '../../ui/sea-wave.ts'
import type { Order, Swinging } from './swinging.worker.ts'
import workerUrl from './swinging.worker.ts?worker&url'

/** More pixels per px would cost more than is seen. */
const MAX_PIXEL_RATIO = 2

export interface SwingingSea {
  /** Lets a string swing from `x` (px of the screen), drawn aside by `pull` (px, downwards). */
  pluck: (index: number, x: number, pull: number) => void
  remove: () => void
}

/**
 * Two canvases in which the strings of a sea swing, behind the ship and before her, drawn by a worker: the
 * waves' own drawings, many times as wide as the screen, are neither laid out nor painted for it. While a
 * string swings, its wave's line is hidden.
 *
 * @param waves the drawings of the six waves
 */
export function swingingSea(waves: readonly SVGSVGElement[]): SwingingSea {
  const [far, near] = [canvasOver(waves[BEHIND_SHIP - 1]), canvasOver(waves.at(-1))]
  const worker = new Worker(workerUrl, { type: 'module' })
  const order = (message: Order, given: Transferable[] = []) => worker.postMessage(message, given)
  const canvases = [far, near].map((canvas) => canvas.transferControlToOffscreen())
  order({ kind: 'canvases', canvases }, canvases)

  worker.addEventListener('message', ({ data }: MessageEvent<Swinging>) => {
    waves[data.index]?.classList.toggle('is-swinging', data.isSwinging)
  })
  // Read once: it forces the browser to compute styles.
  const looks = waves.map((wave, i) => {
    const line = wave.querySelector('path + path')
    const seconds = Number(wave.getAnimations()[0]?.effect?.getTiming().duration) / 1000
    return {
      drift: seconds > 0 ? (seaStrings[i]?.period ?? 0) / seconds : 0,
      colour: line ? getComputedStyle(line).stroke : '',
    }
  })

  return {
    pluck(index, x, pull) {
      const wave = waves[index]?.getBoundingClientRect()
      const look = looks[index]
      if (!wave || !look) return
      const canvas = index < BEHIND_SHIP ? far : near
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const pluck = {
        at: performance.timeOrigin + performance.now(),
        place: (x - left) / width,
        pull,
        x: wave.left - left,
        y: wave.top - top,
        ...look,
      }
      const density = Math.min(MAX_PIXEL_RATIO, devicePixelRatio)
      order({ kind: 'pluck', index, pluck, size: { width, height, density } })
    },
    remove() {
      worker.terminate()
      far.remove()
      near.remove()
      for (const wave of waves) wave.classList.remove('is-swinging')
    },
  }
}

function canvasOver(wave: SVGSVGElement | undefined): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'sea-swing'
  wave?.after(canvas)
  return canvas
}
