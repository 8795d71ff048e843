/** A small ship low in the water, her deck full of crates: what is still on its way. */
export function CargoShip() {
  return (
    <svg viewBox="0 0 400 280" aria-hidden="true" focusable="false" className="cargo-ship">
      <circle cx="316" cy="62" r="38" fill="var(--color-glow)" />
      <circle cx="316" cy="62" r="58" fill="var(--color-glow)" opacity=".14" />
      <g stroke="var(--color-night)" strokeWidth="3" strokeLinejoin="round">
        <path d="M196 26h9v150h-9Z" fill="var(--color-amber)" />
        <path d="M204 36c46 14 70 52 72 92-26-10-48-12-72-10Z" fill="var(--color-parchment)" />
        <path d="M196 48c-34 14-52 44-56 82 20-8 38-10 56-8Z" fill="var(--color-vellum)" />
        <path d="M205 26v-14l34 8-34 10Z" fill="var(--color-sunset)" />
        <path d="M112 138h44v42h-44ZM234 144h50v36h-50Z" fill="var(--color-amber)" />
        <path d="M158 152h34v28h-34Z" fill="var(--color-rope)" />
        <path d="m112 138 44 42m0-42-44 42M234 144l50 36m0-36-50 36" fill="none" />
        <path
          d="M58 168c20 8 40 12 62 12h176c20 0 40-8 58-20-4 44-30 78-62 88H122c-34-10-58-42-64-80Z"
          fill="var(--color-wood)"
        />
        <path
          d="M62 186c24 10 42 12 62 12h170c20 0 38-6 56-16"
          fill="none"
          stroke="var(--color-gold)"
          strokeWidth="4"
        />
      </g>
      <g fill="none" strokeLinecap="round">
        <path
          d="M0 232q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v48H0Z"
          fill="var(--color-tide)"
          stroke="var(--color-glow)"
          strokeWidth="2"
        />
        <path
          d="M0 254q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v26H0Z"
          fill="var(--color-sea)"
          stroke="var(--color-gold)"
          strokeWidth="3.5"
        />
      </g>
    </svg>
  )
}
