import { isSoundOn } from '../sounds/setting.ts'
import './cannon.css'

const SPARKS = 12
/** Lifetime of smoke and sparks (ms). */
const LIFE_MS = 2000
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
      document.body.append(blast(x, y))
      shoot()
    })
  }
  document.addEventListener('click', fire, { capture: true, passive: true })
  return () => document.removeEventListener('click', fire, { capture: true })
}

function blast(x: number, y: number): HTMLElement {
  const place = document.createElement('div')
  place.className = 'cannon-blast'
  place.setAttribute('aria-hidden', 'true')
  place.style.translate = `${x}px ${y}px`
  place.append(piece('cannon-smoke'), ...Array.from({ length: SPARKS }, spark))
  setTimeout(() => place.remove(), LIFE_MS)
  return place
}

function spark(_: unknown, index: number): HTMLElement {
  const element = piece('cannon-spark')
  const angle = (index / SPARKS) * 2 * Math.PI + Math.random() * 0.4
  const reach = 50 + Math.random() * 60
  element.style.setProperty('--dx', `${Math.cos(angle) * reach}px`)
  element.style.setProperty('--dy', `${Math.sin(angle) * reach}px`)
  return element
}

function piece(className: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  return element
}

function shoot() {
  if (!isSoundOn()) return
  const sound = new Audio(SOUND)
  sound.volume = VOLUME
  sound.play().catch((error: Error) => console.info(`The cannon stays silent: ${error.message}`))
}
