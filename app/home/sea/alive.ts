import { armLeaning } from './leaning.ts'
import { armStrings } from './plucking.ts'

/**
 * The scene answers to the pointer.
 *
 * @returns the way to stop
 */
export function enliven(scene: HTMLElement): () => void {
  const ends = [armStrings(scene), armLeaning(scene)]
  return () => {
    for (const end of ends) end()
  }
}
