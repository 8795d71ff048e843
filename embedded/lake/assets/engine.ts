import sharp, { type SharpInput, type SharpOptions } from 'sharp'
import { createFairQueue, QueueRefusal, type Turn } from '../../kit/fair-queue.ts'
import { AssetError } from './errors.ts'

/** Images of more pixels than this (all frames of an animation together) are refused. */
export const MAX_PIXELS = 100_000_000

/** The same for formats whose decoder cannot go row by row and holds all pixels in memory. */
export const MAX_PIXELS_IN_MEMORY = 50_000_000

/** No single operation may run longer than this. */
const MAX_SECONDS = 30

// One thread per operation, two operations at once and no operation cache: derived images are
// cached as files, and decoded pixels in memory would only enlarge the process.
sharp.cache(false)
sharp.concurrency(1)

// Of the formats libvips can read, only those that an upload may have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff', 'Svg'].map(
    (loader) => `VipsForeignLoad${loader}`,
  ),
})

/** Limits of the queue for a decoder: a page full of pictures of one visitor, and a bounded number in all. */
const QUEUE = { active: 1, waitingPerKey: 64, waiting: 400, timeoutMs: 25_000 }
const queues = {
  /** Uploads, and pictures in sizes as pages have them. */
  ordinary: createFairQueue(QUEUE),
  /** All other sizes: their number is unbounded. */
  special: createFairQueue(QUEUE),
}

/** Pictures and uploads that wait for a decoder. */
export const decodersWaiting = () => queues.ordinary.waiting + queues.special.waiting

/**
 * Runs everything that decodes pixels: two at once, one of each kind, each visitor in turn.
 *
 * @throws AssetError 503 when too much waits already; the signal's reason when aborted while waiting
 */
export async function withDecoder<T>(
  kind: keyof typeof queues,
  turn: Turn,
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await queues[kind].run(turn, task)
  } catch (error) {
    if (!(error instanceof QueueRefusal)) throw error
    throw new AssetError(503, `Too many images are being made: ${error.message}`)
  }
}

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
