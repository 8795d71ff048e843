import { randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { PickedFile } from './members.ts'

/** Four seconds of H.264, the index (`moov`) at its end as cameras write it; made with ffmpeg. */
const COMPASS = readFileSync(new URL('../files/compass.mp4', import.meta.url))

/** More than a browser reads ahead on the way to the index (bytes). */
const GAP = 4 * 1024 * 1024

/**
 * A real MP4 whose index is so far from its pictures that a browser must jump to read it.
 * @param gapSize how far, in bytes
 */
export function film(name: string, gapSize = GAP): PickedFile {
  const index = COMPASS.indexOf('moov') - 4
  // A box that players skip (ISO 14496-12, `free`), of bytes that show when one of them is missing.
  const gap = randomFillSync(Buffer.alloc(gapSize))
  gap.writeUInt32BE(gapSize, 0)
  gap.write('free', 4, 'latin1')
  const buffer = Buffer.concat([COMPASS.subarray(0, index), gap, COMPASS.subarray(index)])
  return { name, mimeType: 'video/mp4', buffer }
}

/** Plays a video and jumps to a place of it (s); returns its position when the frame is shown. */
export const seek = (video: Locator, seconds: number): Promise<number> =>
  video.evaluate(async (element: HTMLVideoElement, target) => {
    element.muted = true
    await element.play()
    element.pause()
    const sought = new Promise((resolve) =>
      element.addEventListener('seeked', resolve, { once: true }),
    )
    element.currentTime = target
    await sought
    return element.currentTime
  }, seconds)
