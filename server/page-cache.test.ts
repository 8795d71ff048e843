import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, makePage } from './page-cache.ts'

const pageOf = (text: string) => makePage(new Headers(), Buffer.from(text))

describe('a kept page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is answered until something is published', () => {
    const cache = createPageCache()
    const page = pageOf('Hola')
    cache.put('/', page, performance.now())
    vi.advanceTimersByTime(86_400_000)
    expect(cache.get('/')).toEqual({ page, isStale: false })
    expect(cache.get('/niveles')).toBeUndefined()
  })

  it('is answered stale for a second after that, however often something is published meanwhile', () => {
    const cache = createPageCache()
    const page = pageOf('Hola')
    cache.put('/', page, performance.now())
    vi.advanceTimersByTime(1)
    cache.expire()
    vi.advanceTimersByTime(999)
    cache.expire()
    expect(cache.get('/')).toEqual({ page, isStale: true })
    vi.advanceTimersByTime(1)
    expect(cache.get('/')).toBeUndefined()
  })

  it('is fresh again as soon as it is rendered anew', () => {
    const cache = createPageCache()
    cache.put('/', pageOf('Hola'), performance.now())
    vi.advanceTimersByTime(1)
    cache.expire()
    vi.advanceTimersByTime(1)
    const anew = pageOf('Hola otra vez')
    cache.put('/', anew, performance.now())
    expect(cache.get('/')).toEqual({ page: anew, isStale: false })
  })

  it('is stale from the start of a rendering during which something was published', () => {
    const cache = createPageCache()
    const began = performance.now()
    vi.advanceTimersByTime(100)
    cache.expire()
    vi.advanceTimersByTime(400)
    cache.put('/', pageOf('Hola'), began)
    expect(cache.get('/')?.isStale).toBe(true)
    vi.advanceTimersByTime(500)
    expect(cache.get('/')).toBeUndefined()
  })
})
