import sharp, { type SharpInput, type SharpOptions } from 'sharp'
import { createLimiter } from './limiter.ts'

/** Images of more pixels than this (all frames of an animation together) are refused. */
export const MAX_PIXELS = 100_000_000

/** The same for formats whose decoder cannot go row by row and holds all pixels in memory. */
export const MAX_PIXELS_IN_MEMORY = 50_000_000

/** No single operation may run longer than this. */
const MAX_SECONDS = 30

// One thread per operation, two operations at once and no operation cache: derived images are
// cached as files, and decoded pixels kept in memory would only make the process big.
sharp.cache(false)
sharp.concurrency(1)

// Of the formats libvips can read, only those that an upload may have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff', 'Svg'].map(
    (loader) => `VipsForeignLoad${loader}`,
  ),
})

/** Everything that decodes pixels passes here: at most two at once, 200 waiting. */
export const withDecoder = createLimiter(2, 200)

/** A sharp pipeline with the project's limits: damaged input fails, size and time are bounded. */
export function openImage(input: SharpInput, options: SharpOptions = {}) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options }).timeout({
    seconds: MAX_SECONDS,
  })
}

/** Reads the header only, whatever the size of the image. Throws when it is not an image. */
export function readHeader(input: SharpInput) {
  return sharp(input, { limitInputPixels: false }).metadata()
}
