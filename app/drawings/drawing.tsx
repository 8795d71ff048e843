import type { ReactNode } from 'react'
import './drawing.css'

interface DrawingProps {
  viewBox: string
  className?: string
  /** Its alignment when its place is wider or narrower than it. */
  align?: string
  children: ReactNode
}

/** A decorative drawing in dark round outlines, with the hatching and the lantern's light of its solids. */
export function Drawing({ viewBox, className, align, children }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={align}
      aria-hidden="true"
      focusable="false"
      className={`drawing ${className ?? ''}`}
    >
      <defs>
        <pattern
          id="hatching"
          width="5"
          height="5"
          patternTransform="rotate(-45)"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 2.5h5" stroke="var(--color-deep)" strokeWidth="1.3" />
        </pattern>
        <radialGradient id="lantern-light">
          <stop stopColor="var(--color-gold)" stopOpacity=".55" />
          <stop offset=".45" stopColor="var(--color-gold)" stopOpacity=".18" />
          <stop offset="1" stopColor="var(--color-gold)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {children}
    </svg>
  )
}
