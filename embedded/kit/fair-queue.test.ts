import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueueOptions, QueueRefusal } from './fair-queue.ts'

const settled = () => new Promise(setImmediate)

/** A queue whose tasks end on command, and the order in which they began. */
function setUp(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({
    ...{ active: 1, waitingPerKey: 100, waiting: 1000, timeoutMs: 60_000 },
    ...options,
  })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const enqueue = (name: string, signal?: AbortSignal) =>
    queue.run({ key: name.replace(/\d+$/, ''), signal }, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  /** Ends what runs, one after the other, until nothing is left. */
  async function finish() {
    for (;;) {
      await settled()
      const end = ends.shift()
      if (!end) return
      end()
    }
  }
  return { queue, begun, enqueue, finish, ends }
}

describe('a fair queue', () => {
  it('gives every key its turn, however many tasks one of them has', async () => {
    const { enqueue, begun, finish } = setUp()
    const pending = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => enqueue(name))
    await finish()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(pending)).toHaveLength(7)
  })

  it('runs no more than its limit at once, and continues after a failure', async () => {
    const queue = createFairQueue({ active: 2, waitingPerKey: 9, waiting: 9, timeoutMs: 60_000 })
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, ++running)
      await settled()
      running--
      throw new Error('broken')
    }
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, () => queue.run({ key: 'a' }, task)),
    )
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(most).toBe(2)
    expect(await queue.run({ key: 'a' }, async () => 'well')).toBe('well')
  })

  it('refuses a key at its limit, and accepts the others', async () => {
    const { enqueue, finish } = setUp({ waitingPerKey: 2 })
    const pending = ['a1', 'a2', 'a3'].map((name) => enqueue(name))
    await expect(enqueue('a4')).rejects.toMatchObject({ greedy: true, retryAfter: 60 })
    pending.push(enqueue('b1'))
    await finish()
    expect(await Promise.all(pending)).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('refuses every key when it is full', async () => {
    const { enqueue, finish } = setUp({ waiting: 1 })
    const pending = [enqueue('a1'), enqueue('b1')]
    await expect(enqueue('c1')).rejects.toMatchObject({ greedy: false })
    await finish()
    await Promise.all(pending)
  })

  it('drops aborted tasks: they never begin', async () => {
    const { enqueue, begun, finish, queue } = setUp()
    const gone = new AbortController()
    const pending = [enqueue('a1'), enqueue('b1', gone.signal), enqueue('c1')]
    gone.abort(new Error('gone'))
    await expect(pending[1]).rejects.toThrow('gone')
    expect(queue.waiting).toBe(1)
    await expect(enqueue('d1', gone.signal)).rejects.toThrow('gone')
    await finish()
    expect(begun).toEqual(['a1', 'c1'])
  })

  it('serves every key in turn', async () => {
    const { enqueue, finish } = setUp({ timeoutMs: 10 })
    const first = enqueue('a1')
    await expect(enqueue('b1')).rejects.toBeInstanceOf(QueueRefusal)
    await finish()
    expect(await first).toBe('a1')
  })
})
