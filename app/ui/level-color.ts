import type { CSSProperties } from 'react'

/** Passes a level's colour, a variable of the palette (`--color-gold`), to the styles below it. */
export function levelColor(variable: string | null | undefined): CSSProperties | undefined {
  return variable ? ({ '--level': `var(${variable})` } as CSSProperties) : undefined
}
