/** The light around a lantern, for a drawing's `<defs>`: what is filled with it has the flame in its middle. */
export function LanternLight({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop stopColor="var(--color-gold)" />
      <stop offset="1" stopColor="var(--color-sunset)" stopOpacity="0" />
    </radialGradient>
  )
}

/**
 * A small lantern, for an outlined drawing.
 *
 * @param at the transformation that brings the middle of its glass's upper edge to its place
 */
export function Lantern({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-12 0h24l-4 26H-8Z" fill="var(--color-glow)" />
      <path d="M-14 0q14-20 28 0ZM-9 26H9v7H-9Z" fill="var(--color-gold)" />
      <path d="M0 2v22" />
    </g>
  )
}
