/** A small ship on her way, drawn with the pen of the chart. */
export function Galleon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 110" aria-hidden="true" focusable="false" className={className}>
      <g stroke="var(--color-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M38 76V22M66 76V8M92 78V30" fill="none" strokeWidth="3" />
        <path
          d="M24 30c10 4 18 4 28 0 4 12 4 24 0 36-10-4-18-4-28 0 4-12 4-24 0-36Z"
          fill="var(--color-vellum)"
        />
        <path
          d="M48 18c12 5 24 5 36 0 6 16 6 32 0 50-12-5-24-5-36 0 5-18 5-34 0-50Z"
          fill="var(--color-vellum)"
        />
        <path d="M92 34c10 10 14 22 14 34-6-2-10-2-14 0Z" fill="var(--color-parchment-deep)" />
        <path d="M66 8c8-4 10 3 18 0v7c-8 3-10-4-18 0Z" fill="var(--color-sunset)" />
        <path
          d="M12 64h18l4 12h50c12 0 20-4 26-12-2 16-10 26-20 32H28C18 90 12 78 12 64Z"
          fill="var(--color-amber)"
        />
        <path d="M18 82c28 6 56 6 84-2" fill="none" />
        <path
          d="M2 100q9-7 18 0t18 0 18 0 18 0 18 0 18 0"
          fill="none"
          stroke="var(--color-midnight)"
          strokeWidth="2.4"
        />
      </g>
    </svg>
  )
}
