import { attachParallax } from './parallax.ts'
import { attachStrings, type Strings } from './plucking.ts'

/**
 * The scene answers to the pointer.
 *
 * @returns its strings, and the way to stop all of it
 */
export function attachScene(scene: HTMLElement): Strings {
  const strings = attachStrings(scene)
  const stopLeaning = attachParallax(scene)
  return {
    swing: strings.swing,
    stop() {
      strings.stop()
      stopLeaning()
    },
  }
}
