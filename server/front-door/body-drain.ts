import type { IncomingMessage, ServerResponse } from 'node:http'
import { declaredLength, hasCredentials } from './body.ts'
import type { RouteClass } from './route-class.ts'

/**
 * Lingering close: time a sender may go on after an early response (ms), so that a slow reader
 * still gets the response before the connection closes. nginx waits 5 s.
 */
const LINGER_MS = 2000
/** So much of any body is read and dropped after the response, and the connection stays open (bytes). */
const DROPPED_BYTES = 4_000_000

/** So much of a refused file is read and dropped: twice the largest that is taken (bytes). */
const FILE_BYTES = 200 * 1024 * 1024
/** Maximum number of refused files drained at once, and the timeout of each (ms). */
const FILES = 8
const FILE_MS = 60_000
/** Reading rests after each piece (bytes, ms): no line of a member is faster than 20 MB/s. */
const PIECE_BYTES = 1_000_000
const REST_MS = 50

/**
 * Handles the rest of a body after an early response. Browsers read a response only after they have
 * sent everything: a small body, and a file with credentials (the session may have expired), are
 * read to their end, at a limited rate. A larger body is cut off.
 */
export function createBodyDrain() {
  let files = 0

  function dropFile(request: IncomingMessage) {
    let left = FILE_BYTES
    let piece = PIECE_BYTES
    files++
    request.on('data', ({ length }: Buffer) => {
      left -= length
      piece -= length
      if (left < 0) return request.socket.destroy()
      if (piece > 0) return
      piece = PIECE_BYTES
      request.pause()
      setTimeout(() => request.resume(), REST_MS).unref()
    })
    const late = setTimeout(() => request.socket.destroy(), FILE_MS).unref()
    request.once('close', () => {
      files--
      clearTimeout(late)
    })
    request.resume()
  }

  return (request: IncomingMessage, response: ServerResponse, kind: RouteClass) => {
    response.once('finish', () => {
      if (request.complete || request.destroyed) return
      // A reader that still waits for more would keep the rest from flowing.
      request.removeAllListeners('readable')
      const isSmall = (declaredLength(request) ?? Number.POSITIVE_INFINITY) <= DROPPED_BYTES
      const isFile = kind === 'storage' || kind === 'lake-upload'
      if (isFile && !isSmall && hasCredentials(request) && files < FILES) return dropFile(request)
      if (isSmall) request.resume()
      else request.pause()
      setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS).unref()
    })
  }
}
