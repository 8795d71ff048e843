import { describe, expect, it } from 'vitest'
import { inTurns, turn } from './turns.ts'

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

function* lines(count: number, state: { ended: boolean }) {
  try {
    for (let i = 0; i < count; i++) yield `${i}\n`
  } finally {
    state.ended = true
  }
}

/** Works for so long without giving others a turn (ms). */
function* work(pieces: number, ms: number) {
  for (let i = 0; i < pieces; i++) {
    const end = performance.now() + ms
    while (performance.now() < end);
    yield `${i}\n`
  }
}

describe('long work', () => {
  it('has one turn in each round of the event loop, however much is pending', async () => {
    let rounds = 0
    let isOver = false
    const count = () => {
      rounds++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const turns = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await turn()
        return rounds
      }),
    )
    isOver = true
    expect(new Set(turns).size).toBe(10)
  })

  it('is streamed piece by piece, in order, while others have their turns', async () => {
    let others = 0
    const timer = setInterval(() => others++, 1)
    const text = await textOf(inTurns(work(50, 2), 1e6))
    clearInterval(timer)
    expect(text.trim().split('\n')).toEqual(Array.from({ length: 50 }, (_, i) => String(i)))
    // 100 ms of work in turns of 8 ms.
    expect(others).toBeGreaterThanOrEqual(5)
  })

  it('ends with an error that the Studio can read when it grows too large', async () => {
    const state = { ended: false }
    const text = await textOf(inTurns(lines(1_000_000, state), 100_000))
    const last = JSON.parse(text.trim().split('\n').at(-1) ?? '')
    expect(last.error).toMatchObject({ type: 'answerTooLarge' })
    expect(text.length).toBeLessThan(200_000)
    expect(state.ended).toBe(true)
  })

  it('ends with its reader', async () => {
    const state = { ended: false }
    const reader = inTurns(lines(1_000_000, state), 1e9).getReader()
    await reader.read()
    await reader.cancel()
    expect(state.ended).toBe(true)
  })
})
