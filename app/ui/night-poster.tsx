/** A quiet sea by moonlight: what stands where a video has no poster of its own. */
export function NightPoster() {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
    >
      <rect width="320" height="180" fill="var(--color-tide)" />
      <circle cx="86" cy="58" r="52" fill="var(--color-glow)" opacity=".1" />
      <circle cx="86" cy="58" r="26" fill="var(--color-glow)" />
      <path d="M0 118q40-10 80 0t80 0 80 0 80 0v62H0Z" fill="var(--color-sea)" />
      <path d="M0 140q40-10 80 0t80 0 80 0 80 0v40H0Z" fill="var(--color-night)" />
      <g fill="none" stroke="var(--color-gold)" strokeWidth="1.5">
        <path d="M0 118q40-10 80 0t80 0 80 0 80 0" />
        <path d="M0 140q40-10 80 0t80 0 80 0 80 0" opacity=".6" />
      </g>
    </svg>
  )
}
