import type { Palette } from './palette/tints.ts'

/** Pixels of a picture for sharing, as every network expects it. */
export const OG_WIDTH = 1200
export const OG_HEIGHT = 630
/** Of a page's art, which stands right of the words (px). */
export const OG_ART_WIDTH = 620

/** Everything that a picture for sharing shows. */
export interface OgDrawing {
  title: string
  siteName: string
  colors: Palette
  /** Address of the page's own art; without it the school's ship is drawn. */
  art: string | null
}
