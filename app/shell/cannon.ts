import { isSoundOn } from '../sounds/setting.ts'
import { whenIdle } from '../ui/when-idle.ts'

const VOLUME = 0.6
const SOUND = '/cannon-shot.mp3'
/** Elements for typing, on which a click fires no shot. */
const QUIET =
  'input:not([type=button], [type=submit]), textarea, select, [contenteditable], [data-quiet]'

/**
 * Fires a cannon at every click: smoke, sparks and a shot. The work is done after the click's own,
 * and not at all under prefers-reduced-motion.
 *
 * @returns cleanup function
 */
export function attachCannon(): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const fire = (event: MouseEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(QUIET)
    if (still.matches || isTyping) return
    const { clientX: x, clientY: y } = event
    // A click by keyboard has no place of its own.
    if (x === 0 && y === 0) return
    requestAnimationFrame(() => {
      loadBlast()
        .then(({ blast }) => document.body.append(blast(x, y)))
        .catch(logFailure)
      shoot()
    })
  }
  document.addEventListener('click', fire, { capture: true, passive: true })
  // In time for the first click.
  if (!still.matches) whenIdle(() => loadBlast().catch(logFailure))
  return () => document.removeEventListener('click', fire, { capture: true })
}

const loadBlast = () => import('./cannon-blast.ts')

const logFailure = (error: Error) => console.info(`The cannon fails: ${error.message}`)

function shoot() {
  if (!isSoundOn()) return
  const sound = new Audio(SOUND)
  sound.volume = VOLUME
  sound.play().catch(logFailure)
}
