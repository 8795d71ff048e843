import { isSoundOn } from '../sounds/setting.ts'

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
      showBlast(x, y).catch((error: Error) =>
        console.info(`The cannon does not smoke: ${error.message}`),
      )
      shoot()
    })
  }
  document.addEventListener('click', fire, { capture: true, passive: true })
  return () => document.removeEventListener('click', fire, { capture: true })
}

async function showBlast(x: number, y: number) {
  const { blast } = await import('./cannon-blast.ts')
  document.body.append(blast(x, y))
}

function shoot() {
  if (!isSoundOn()) return
  const sound = new Audio(SOUND)
  sound.volume = VOLUME
  sound.play().catch((error: Error) => console.info(`The cannon stays silent: ${error.message}`))
}
