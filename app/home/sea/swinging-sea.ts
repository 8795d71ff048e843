import { BEHIND_SHIP } from '../../ui/sea-wave.ts'
import type { Order, Swinging } from './swinging.worker.ts'
import workerUrl from './swinging.worker.ts?worker&url'

/** Denser screens show no finer line (pixels per px). */
const DENSEST = 2

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
  const canvases = [waves.slice(0, BEHIND_SHIP), waves.slice(BEHIND_SHIP)].map((part) => {
    const canvas = document.createElement('canvas')
    canvas.className = 'sea-swing'
    part.at(-1)?.after(canvas)
    return canvas
  })
  const worker = new Worker(workerUrl, { type: 'module' })
  const order = (message: Order, given: Transferable[] = []) => worker.postMessage(message, given)
  const offscreen = canvases.map((canvas) => canvas.transferControlToOffscreen())
  order({ kind: 'canvases', canvases: offscreen }, offscreen)

  const sizes = new ResizeObserver((entries) => {
    const density = Math.min(DENSEST, devicePixelRatio)
    for (const { target, contentRect } of entries) {
      const { width, height } = contentRect
      const canvas = canvases.indexOf(target as HTMLCanvasElement)
      order({ kind: 'resize', canvas, size: { width, height, density } })
    }
  })
  for (const canvas of canvases) sizes.observe(canvas)

  worker.addEventListener('message', ({ data }: MessageEvent<Swinging>) => {
    waves[data.index]?.classList.toggle('is-swinging', data.isSwinging)
  })
  const styles = waves.map((wave) => {
    const line = wave.querySelector('.string')
    return { drift: driftOf(wave), colour: line ? getComputedStyle(line).stroke : '' }
  })

  return {
    pluck(index, x, pull) {
      const canvas = index < BEHIND_SHIP ? 0 : 1
      const wave = waves[index]?.getBoundingClientRect()
      const frame = canvases[canvas]?.getBoundingClientRect()
      const style = styles[index]
      if (!wave || !frame || !style) return
      const pluck = {
        place: (x - frame.left) / frame.width,
        pull,
        x: wave.left - frame.left,
        y: wave.top - frame.top,
        ...style,
      }
      order({ kind: 'pluck', canvas, index, pluck })
    },
    remove() {
      worker.terminate()
      sizes.disconnect()
      for (const canvas of canvases) canvas.remove()
      for (const wave of waves) wave.classList.remove('is-swinging')
    },
  }
}

/** How fast a wave drifts to the left (px/s): by its own animation's distance and time. */
function driftOf(wave: SVGSVGElement): number {
  const [effect] = wave.getAnimations().map((animation) => animation.effect)
  const seconds = Number(effect?.getTiming().duration) / 1000
  const period = Number.parseFloat(getComputedStyle(wave).getPropertyValue('--period'))
  return seconds > 0 ? period / seconds : 0
}
