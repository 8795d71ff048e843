import type { Lifetime } from './lifetime.ts'

export interface StreamEvent {
  event: string
  data: Record<string, unknown>
  id?: string
}

/** One end of a stream of Server-Sent Events. */
export interface EventSink {
  /** Sends several events at once, such as the events of one commit (see {@link eventBytes}). */
  send(bytes: Uint8Array): void
  end(): void
}

const HEARTBEAT_MS = 20_000
/** A reader with this many unread bytes is cut off; it will reconnect. */
const MAX_UNREAD = 1_000_000
const encoder = new TextEncoder()

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function eventBytes(...events: StreamEvent[]): Uint8Array {
  return encoder.encode(events.map(eventText).join(''))
}

function eventText({ event, data, id }: StreamEvent): string {
  return `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

/**
 * A comment; an id without data is stored and makes no event
 * (https://html.spec.whatwg.org/#event-stream-interpretation).
 */
function heartbeatBytes(position: string): Uint8Array {
  return encoder.encode(position ? `:\nid: ${position}\n\n` : ':\n\n')
}

/**
 * A stream of Server-Sent Events.
 *
 * @param start receives the stream's sink, and returns its cleanup function
 * @param position the id after which a client resumes, if not after that of an event
 */
export function eventStream(
  { signal, release }: Lifetime,
  start: (sink: EventSink) => () => void,
  position: () => string = () => '',
): ReadableStream<Uint8Array> {
  let stop = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false
        const end = () => {
          if (ended) return
          stop()
          controller.close()
        }
        const send = (bytes: Uint8Array) => {
          if (ended) return
          if ((controller.desiredSize ?? 0) <= 0) return end()
          controller.enqueue(bytes)
        }
        const leave = start({ send, end })
        const heartbeat = setInterval(() => send(heartbeatBytes(position())), HEARTBEAT_MS)
        heartbeat.unref()
        stop = () => {
          ended = true
          clearInterval(heartbeat)
          leave()
          release()
          signal.removeEventListener('abort', end)
        }
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  )
}
