import type { Session } from '../../../domain/session.ts'
import type { Opened, Verdict } from './verifier.ts'

interface Stream extends Opened {
  end: () => void
}

/**
 * Tracks streams that stay open after their response (listeners, sockets), and verifies them again
 * whenever something may have changed. A stream is closed if its session no longer has exactly the
 * same rights; the new rights apply when the client reconnects.
 */
export function createOpenStreams(recheck: (opened: Opened) => Promise<Verdict>) {
  const streams = new Set<Stream>()
  let isChecking = false
  let isStale = false

  async function check(stream: Stream): Promise<void> {
    const verdict = await recheck(stream)
    if (typeof verdict === 'object' && hasSameRights(verdict, stream.session)) return
    // Once: it may have been released meanwhile.
    if (streams.delete(stream)) stream.end()
  }

  async function checkAll(): Promise<void> {
    isChecking = true
    while (isStale) {
      isStale = false
      await Promise.all([...streams].map(check))
    }
    isChecking = false
  }

  return {
    /** Verifies every stream again. */
    check(): void {
      isStale = true
      if (!isChecking) void checkAll()
    },

    /** @returns releases it, when it has ended by itself */
    add(opened: Opened, end: () => void): () => void {
      const stream = { ...opened, end }
      streams.add(stream)
      // Something may have changed since its request was let in.
      void check(stream)
      return () => void streams.delete(stream)
    },
  }
}

function hasSameRights(a: Session, b: Session): boolean {
  const rights = ({ userId, role, tier, languages }: Session) =>
    JSON.stringify([userId, role, tier, [...languages].sort()])
  return rights(a) === rights(b)
}
