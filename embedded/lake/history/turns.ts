/** Maximum duration of one turn, ms. */
const TURN_MS = 4

const waiting: (() => void)[] = []

/**
 * Waits for a turn. One piece of long work has one in each round of the event loop, however many are
 * under way at once, so that requests in between are answered.
 *
 * @returns when the turn has to end, in the time of `performance.now()`, ms
 */
export function turn(): Promise<number> {
  return new Promise((resolve) => {
    waiting.push(() => resolve(performance.now() + TURN_MS))
    if (waiting.length === 1) setImmediate(next)
  })
}

function next() {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}

/** Turns what is worked out bit by bit into a stream that keeps to its turns and to its reader's pace. */
export function inTurns(pieces: Iterator<string>, maxBytes: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const end = await turn()
          const { text, done } = take(pieces, end)
          const bytes = encoder.encode(text)
          sent += bytes.length
          if (sent > maxBytes) {
            pieces.return?.()
            controller.enqueue(encoder.encode(tooLarge(maxBytes)))
            return controller.close()
          }
          if (bytes.length > 0) controller.enqueue(bytes)
          if (done) return controller.close()
          if (bytes.length > 0) return
        }
      },
      cancel() {
        pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** So much is handed over at once, UTF-16 units. */
const CHUNK = 64 * 1024

function take(pieces: Iterator<string>, end: number): { text: string; done: boolean } {
  let text = ''
  do {
    const next = pieces.next()
    if (next.done) return { text, done: true }
    text += next.value
  } while (performance.now() < end && text.length < CHUNK)
  return { text, done: false }
}

/** The Studio takes a line with `error` for a failure; an end alone would read as the end of history. */
const tooLarge = (maxBytes: number) =>
  `${JSON.stringify({ error: { type: 'answerTooLarge', description: `The answer is larger than ${maxBytes} bytes: ask for fewer transactions` } })}\n`
