import type { Store } from './store.ts'

/** Interval at which changes by another process, such as a command line tool, are detected (ms). */
const POLL_MS = 1000

/**
 * Notifies when accounts or sessions may have changed: after `check` at once, and every second for what
 * another process has written.
 */
export function watchChanges({ db }: Store) {
  // https://www.sqlite.org/pragma.html#pragma_data_version sees the commits of other connections,
  // https://www.sqlite.org/lang_corefunc.html#total_changes those of this one.
  const theirs = db.prepare('PRAGMA data_version')
  const ours = db.prepare('SELECT total_changes() AS changes')
  const mark = () => `${theirs.get()?.data_version} ${ours.get()?.changes}`
  const listeners = new Set<() => void>()
  let seen = mark()

  function check(): void {
    const current = mark()
    if (current === seen) return
    seen = current
    for (const listener of listeners) listener()
  }
  const polling = setInterval(check, POLL_MS)
  polling.unref()

  return {
    check,
    /** @returns ends it */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => clearInterval(polling),
  }
}
