/** The rose of the winds of a chart, in the colour of its text. */
export function CompassRose({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="60" r="44" />
        <circle cx="60" cy="60" r="38" strokeDasharray="1 5" />
      </g>
      <path
        d="m92 28-22 26M28 28l22 26M92 92 70 66M28 92l22-26"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d="M60 4 68 52 60 60Zm0 112-8-48 8-8Zm56-56-48 8-8-8ZM4 60l48-8 8 8Z"
        fill="currentColor"
      />
      <path
        d="M60 4 52 52l8 8Zm0 112 8-48-8-8Zm56-56-48-8-8 8ZM4 60l48 8 8-8Z"
        fill="var(--color-vellum)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
