/** An icon of the site's sprite (`/icons.svg`), by its lucide name; decoration, never the only label. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
