import type { LakeContext } from './http.ts'

/** Lifetime of a stream: ends when the client disconnects or loses its access. */
export interface Lifetime {
  signal: AbortSignal
  /** To be called when the stream has ended. */
  release(): void
}

export function lifetimeOf(c: LakeContext): Lifetime {
  const identity = c.get('identity')
  const ended = new AbortController()
  const release = identity ? c.get('whenEnded')(identity, () => ended.abort()) : () => {}
  return { signal: AbortSignal.any([c.req.raw.signal, ended.signal]), release }
}
