import type { CSSProperties, ReactNode } from 'react'

interface SolidProps {
  /** Unique in the page: the outline is drawn once and used five times. */
  id: string
  d: string
  /** Its paint in the light: shade and light are mixed from it. */
  color: string
  /** Width of the shade along the lower right edge (units of the drawing). */
  shade?: number
  /** Width of the light along the upper left edge (units of the drawing). */
  light?: number
  /** Joints and bands that lie on it. */
  children?: ReactNode
}

/**
 * A body in the light from the upper left: its paint, hatching and shade along the lower right, a bright
 * edge along the upper left, its outline. To be drawn within a `Drawing`.
 */
export function Solid({ id, d, color, shade, light, children }: SolidProps) {
  const href = `#${id}`
  const widths = {
    '--shade': shade && `${shade}px`,
    '--light': light && `${light}px`,
  } as CSSProperties
  return (
    <g className="solid" color={color} style={shade || light ? widths : undefined}>
      <clipPath id={`${id}-`}>
        <path id={id} d={d} />
      </clipPath>
      <use href={href} />
      <g clipPath={`url(#${id}-)`} stroke="url(#hatching)">
        <use href={href} />
        <use href={href} />
        <use href={href} />
        {children}
      </g>
      <use href={href} />
    </g>
  )
}
