import { tryLater } from './errors.ts'

/** Limits how many of something are open at once: of one client, and of all. */
export function createStreamLimit({ own, all }: { own: number; all: number }) {
  const taken = new Map<string, number>()
  let total = 0
  return {
    /**
     * @returns releases the stream's place
     * @throws LakeError 429 when this client has reached its limit, 503 when all places are taken
     */
    take(client: string): () => void {
      const present = taken.get(client) ?? 0
      if (present >= own) throw tryLater(429, 'Too many open connections', 5)
      if (total >= all) throw tryLater(503, 'Too many open connections', 5)
      taken.set(client, present + 1)
      total++
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        total--
        const left = (taken.get(client) ?? 0) - 1
        if (left > 0) taken.set(client, left)
        else taken.delete(client)
      }
    },
  }
}
