import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { Strings } from './sea/plucking.ts'

/**
 * Lets a scene react to the pointer, with scripts that are fetched when the page is idle, and not
 * at all under prefers-reduced-motion.
 *
 * @returns the scene's ref, and the function that plucks a string (index and strength from 0 to 1)
 */
export function useLivingSea() {
  const scene = useRef<HTMLElement>(null)
  const strings = useRef<Strings>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isGone = false
    whenIdle(() => {
      import('./sea/alive.ts')
        .then(({ attachScene }) => {
          if (!isGone && scene.current) strings.current = attachScene(scene.current)
        })
        .catch((error: Error) => console.info(`The sea lies still: ${error.message}`))
    })
    return () => {
      isGone = true
      strings.current?.stop()
      strings.current = null
    }
  }, [])
  const swing = useCallback(
    (index: number, strength: number) => strings.current?.swing(index, strength),
    [],
  )
  return { scene, swing }
}
