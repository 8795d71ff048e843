import { type RefObject, useEffect } from 'react'
import { pendulumAt } from './beat-clock.ts'
import { heardBeat } from './metronome-store.ts'

/** How far it swings to either side (degrees). */
const AMPLITUDE = 21

/** Swings an element with the beats that are heard; for who prefers reduced motion it hangs still. */
export function usePendulum(rod: RefObject<SVGGElement | null>, isRunning: boolean) {
  useEffect(() => {
    const element = rod.current
    if (!isRunning || !element) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let frame = requestAnimationFrame(function swing() {
      const heard = heardBeat()
      // Until the first beat its way to the left is the style sheet's, as its way back to rest is.
      element.dataset.swinging = String(heard !== null)
      const angle = still.matches ? 0 : AMPLITUDE * (heard ? pendulumAt(heard) : -1)
      element.style.rotate = `${angle}deg`
      frame = requestAnimationFrame(swing)
    })
    return () => {
      cancelAnimationFrame(frame)
      delete element.dataset.swinging
      element.style.rotate = ''
    }
  }, [rod, isRunning])
}
