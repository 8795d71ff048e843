import { Piscina } from 'piscina'
import type { OgDrawing } from '../../domain/og-picture.ts'

/** The thread ends, and its memory comes back, when it had nothing to draw for this long (ms). */
const IDLE_MS = 60_000

/**
 * Draws pictures for sharing in a thread of its own, which is made when there is something to draw:
 * pages do not wait for it, and where threads have priorities (Linux) it goes last.
 */
export function createOgPainter() {
  const pool = new Piscina<OgDrawing, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: 10,
  })
  return {
    /** @throws as `drawOgPicture` does */
    draw: (drawing: OgDrawing): Promise<Uint8Array> => pool.run(drawing),
    /** Drawings in progress are cancelled. */
    close: (): Promise<void> => pool.destroy(),
  }
}
