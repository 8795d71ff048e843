import { armLeaning } from './leaning.ts'
import { armStrings, type Strings } from './plucking.ts'

/**
 * The scene answers to the pointer.
 *
 * @returns its strings, and the way to stop all of it
 */
export function attachScene(scene: HTMLElement): Strings {
  const strings = armStrings(scene)
  const stopLeaning = armLeaning(scene)
  return {
    swing: strings.swing,
    stop() {
      strings.stop()
      stopLeaning()
    },
  }
}
