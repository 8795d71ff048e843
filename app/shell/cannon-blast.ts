import './cannon-blast.css'

const SPARKS = 12
/** Lifetime of smoke and sparks (ms). */
const LIFE_MS = 2000

/** Smoke and sparks at a point of the window (px), to be appended to the page; they remove themselves. */
export function blast(x: number, y: number): HTMLElement {
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
