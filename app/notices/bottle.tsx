/** A corked bottle with a letter in it. */
export function Bottle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 72" aria-hidden="true" focusable="false" className={className}>
      <path d="M19 3h10v10H19z" fill="var(--color-amber)" />
      <path d="M19 3h4v10h-4z" fill="var(--color-gold)" />
      <path
        d="M18 12h12v9c0 4 10 7 10 17v25c0 4-3 6-6 6H14c-3 0-6-2-6-6V38c0-10 10-13 10-17Z"
        fill="var(--color-midnight)"
        fillOpacity=".35"
        stroke="var(--color-midnight)"
        strokeWidth="2"
      />
      <path
        d="M14 60V42c0-2 2-3 4-3h13c2 0 3 1 3 3v15c0 2 1 3 1 3Z"
        fill="var(--color-glow)"
        stroke="var(--color-amber)"
        strokeWidth="1.5"
      />
      <path
        d="M19 45h10M19 50h10M19 55h6"
        stroke="var(--color-amber)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d="M12 40c0-6 7-9 9-14"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
