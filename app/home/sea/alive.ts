import { attachParallax } from './parallax.ts'
import { attachStrings, type Strings } from './plucking.ts'

/**
 * Lets a scene react to the pointer.
 *
 * @returns its strings, and the cleanup function
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
