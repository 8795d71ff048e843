import type { ReactNode } from 'react'

/** A drawing in dark round outlines; what is to be filled says with what. */
export function Outlined({ children }: { children: ReactNode }) {
  return (
    <g
      fill="none"
      stroke="var(--color-night)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </g>
  )
}
