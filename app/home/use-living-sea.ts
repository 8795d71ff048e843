import { useEffect, useRef } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

/**
 * Lets a scene answer to the pointer, with scripts that are fetched when the page has nothing else to
 * do, and not at all for who prefers reduced motion.
 *
 * @returns the scene's ref
 */
export function useLivingSea() {
  const scene = useRef<HTMLElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isGone = false
    let end = () => {}
    whenIdle(() => {
      import('./sea/alive.ts')
        .then(({ enliven }) => {
          if (!isGone && scene.current) end = enliven(scene.current)
        })
        .catch((error: Error) => console.info(`The sea lies still: ${error.message}`))
    })
    return () => {
      isGone = true
      end()
    }
  }, [])
  return scene
}
