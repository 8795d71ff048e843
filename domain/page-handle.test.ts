import { describe, expect, it } from 'vitest'
import {
  cacheControlOf,
  handleOf,
  isListed,
  isNoindex,
  offlineOf,
  type PageHandle,
} from './page-handle.ts'

/** All that follows from a handle. */
const followingFrom = (handle: PageHandle) => ({
  caching: cacheControlOf(handle),
  offline: offlineOf(handle),
  noindex: isNoindex(handle),
  listed: isListed(handle),
})

const open = { caching: undefined, offline: 'cache', noindex: false, listed: true }
const personal = { caching: 'private, no-store', offline: 'never', noindex: true, listed: false }

describe('what follows from the facts of a page', () => {
  it.each<[PageHandle, object]>([
    [{}, open],
    [{ access: 'first-step' }, personal],
    [{ access: 'member' }, personal],
    [{ access: 'captain' }, personal],
    [{ cache: 'private' }, personal],
    [{ cache: 'no-store' }, { ...open, caching: 'no-store', offline: 'never' }],
    [{ index: false }, { ...open, noindex: true, listed: false }],
    [{ canonical: '/canciones' }, { ...open, listed: false }],
    [{ offline: 'precache' }, { ...open, offline: 'precache' }],
    [{ offline: 'never' }, { ...open, offline: 'never' }],
    [{ framed: true }, { ...open, offline: 'never', noindex: true, listed: false }],
  ])('%j', (handle, facts) => expect(followingFrom(handle)).toEqual(facts))

  it('is the default for a route without a handle', () => {
    expect(followingFrom(handleOf({}))).toEqual(open)
    expect(followingFrom(handleOf(undefined))).toEqual(open)
  })
})
