/** A corked bottle with a letter in it; its glass is light enough for the night, dark enough for paper. */
export function Bottle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 72" aria-hidden="true" focusable="false" className={className}>
      <g stroke="var(--color-night)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <g fill="color-mix(in oklab, var(--color-mist) 50%, var(--color-midnight))">
          <path d="M19 15v8C19 29 6 30 6 41v22q0 7 7 7h22q7 0 7-7V41C42 30 29 29 29 23v-8Z" />
          <Letter />
          <Glass />
          <path d="M18 11.5q6 2 12 0 2.5 2.5 0 5-6 2-12 0-2.5-2.5 0-5Z" />
        </g>
        <path d="M19.5 12 18 3q6-2.5 12 0l-1.5 9q-4.5 1.3-9 0Z" fill="var(--color-rope)" />
        <path d="M25.5 3.5h3.5l-1.3 8h-3Z" fill="var(--color-amber)" stroke="none" />
        <path d="M22 6.5v.1m1.5 2.5v.1" stroke="var(--color-sepia)" strokeWidth="1.2" />
        <path d="M19.5 14h4" stroke="white" strokeWidth="1.5" />
      </g>
    </svg>
  )
}

/** Rolled up, and tied with a ribbon. */
function Letter() {
  return (
    <g transform="rotate(14 24 50)" strokeWidth="1.8">
      <path d="M15.5 34v28q8.5 4 17 0V34Z" fill="var(--color-vellum)" />
      <path d="M27 35v28q3-.5 4.6-1.5V35Z" fill="var(--color-rope)" stroke="none" />
      <ellipse cx="24" cy="34" rx="8.5" ry="3.6" fill="var(--color-parchment)" />
      <path d="M19.5 34.5q5 2.3 8.5-.3-2-3-5.5-.7" fill="none" strokeWidth="1.2" />
      <path d="M15.5 44q8.5 4 17 0v6.5q-8.5 4-17 0Z" fill="var(--color-sunset)" />
      <path d="M16.5 46.5q3 1.4 5 1.6" stroke="var(--color-gold)" strokeWidth="1.2" />
      <path d="m22 50-5 8.5 4.3-.7 2 3.7 2.7-9.5Z" fill="var(--color-sunset)" strokeWidth="1.5" />
      <circle cx="23.5" cy="49.5" r="3" fill="var(--color-gold)" strokeWidth="1.5" />
    </g>
  )
}

/** Highlights and shade of the bottle. */
function Glass() {
  return (
    <g fill="none">
      <path
        d="M31 30c6 3 9 6 9 11v22q0 5-5 5H15q21-1 21-20 0-11-5-18Z"
        fill="var(--color-midnight)"
        stroke="none"
        opacity=".5"
      />
      <path
        d="M21 18v6C21 30 8 31 8 41v22q0 5 5 5h17M40 58v4"
        stroke="var(--color-foam)"
        strokeWidth="1.3"
        opacity=".6"
      />
      <path d="M11.5 54V43c0-5 3-7 6-9.5M11.6 60v.5" stroke="white" strokeWidth="2.8" />
    </g>
  )
}
