import { describe, expect, it } from 'vitest'
import { openRateLimits } from '../embedded/kit/rate-limiter.ts'
import { createRenderQueue } from './render-queue.ts'

const settled = () => new Promise(setImmediate)

/** A queue for one render at a time, which end on command, and the order in which they began. */
function setUp(points = 100) {
  const limits = openRateLimits({ path: null, log: () => {} })
  const queue = createRenderQueue(1, limits.limit('renders', { points, seconds: 60 }))
  const begun: string[] = []
  const ends: (() => void)[] = []
  const render = (name: string, isMember = false) =>
    queue.run(
      { key: name.replace(/\d+$/, ''), isMember },
      new Request('http://localhost/en/blog'),
      async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.push(end))
        return new Response(name)
      },
    )
  /** Ends what runs, one after the other, until all is answered. */
  async function finish(pending: Promise<Response>[]): Promise<number[]> {
    let isServed = false
    const answers = Promise.all(pending).finally(() => {
      isServed = true
    })
    while (!isServed) {
      ends.shift()?.()
      await settled()
    }
    return (await answers).map(({ status }) => status)
  }
  return { render, begun, finish }
}

describe('pages that have to be rendered', () => {
  it('are rendered for each visitor in turn, however many one of them requests', async () => {
    const { render, begun, finish } = setUp()
    const pending = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => render(name))
    expect(await finish(pending)).toEqual([200, 200, 200, 200, 200])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('do not wait for those of visitors when a member requests one', async () => {
    const { render, begun, finish } = setUp()
    const pending = [render('a1'), render('a2'), render('member', true)]
    await settled()
    expect(begun).toEqual(['a1', 'member'])
    expect(await finish(pending)).toEqual([200, 200, 200])
  })

  it('are refused to a client over its rate limit, in the language of the page, and to no other', async () => {
    const { render, begun, finish } = setUp(2)
    const pending = ['a1', 'a2', 'a3', 'b1'].map((name) => render(name))
    expect(await finish(pending)).toEqual([200, 200, 429, 200])
    expect(begun).not.toContain('a3')
    const refused = await pending[2]
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.text()).toContain('<html lang="en"')
  })

  it('are refused to a client with too many waiting, and to no other', async () => {
    const { render, finish } = setUp(1000)
    const pending = Array.from({ length: 102 }, (_, n) => render(`a${n}`))
    pending.push(render('b1'))
    const statuses = await finish(pending)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.slice(-2)).toEqual([429, 200])
  })
})
