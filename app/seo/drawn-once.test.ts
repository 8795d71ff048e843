import { describe, expect, it } from 'vitest'
import { createDrawnOnce } from './drawn-once.ts'

/** Counts how often it draws. */
function pencil() {
  const strokes: string[] = []
  const draw = (name: string) => async () => {
    strokes.push(name)
    return name
  }
  return { strokes, draw }
}

describe('createDrawnOnce', () => {
  it('draws once for concurrent callers', async () => {
    const { strokes, draw } = pencil()
    const drawn = createDrawnOnce<string>(2)
    await Promise.all([drawn('a', draw('a')), drawn('a', draw('a'))])
    await drawn('a', draw('a'))
    expect(strokes).toEqual(['a'])
  })

  it('evicts the least recently used', async () => {
    const { strokes, draw } = pencil()
    const drawn = createDrawnOnce<string>(2)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await drawn(name, draw(name))
    expect(strokes).toEqual(['a', 'b', 'c', 'b'])
  })

  it('draws one after another', async () => {
    const drawn = createDrawnOnce<void>(5)
    let atWork = 0
    let most = 0
    const draw = async () => {
      most = Math.max(most, ++atWork)
      await new Promise(setImmediate)
      atWork--
    }
    await Promise.all(['a', 'b', 'c'].map((name) => drawn(name, draw)))
    expect(most).toBe(1)
  })

  it('retries after a failure', async () => {
    const drawn = createDrawnOnce<string>(2)
    await expect(drawn('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
    await expect(drawn('a', async () => 'a')).resolves.toBe('a')
  })
})
