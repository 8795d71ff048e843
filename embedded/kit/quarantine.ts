import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Quarantine = ReturnType<typeof openQuarantine>

const DAY_MS = 24 * 60 * 60 * 1000
const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Unreferenced files, moved to `<folder>/<date>/<name>`: they are restored when they are referenced
 * again. All operations are synchronous, so that a file is always in one place.
 *
 * @param now Unix time in milliseconds
 */
export function openQuarantine(folder: string, now: () => number = Date.now) {
  /** The days on which something was put here, newest first. */
  const days = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => DATE.test(name))
          .sort()
          .reverse()
      : []
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

  return {
    /** Moves a file here. @throws Error when there is none */
    take(path: string): void {
      const day = join(folder, dateOf(now()))
      mkdirSync(day, { recursive: true, mode: 0o700 })
      renameSync(path, join(day, basename(path)))
    },

    /** Moves the file of that name back. @returns false when there is none here */
    giveBack(path: string): boolean {
      const day = days().find((date) => existsSync(join(folder, date, basename(path))))
      if (day === undefined) return false
      renameSync(join(folder, day, basename(path)), path)
      return true
    },

    /** Deletes what was put here longer than so many days ago. */
    expire(retentionDays: number): void {
      const oldest = dateOf(now() - retentionDays * DAY_MS)
      for (const day of days()) {
        if (day < oldest) rmSync(join(folder, day), { recursive: true, force: true })
      }
    },
  }
}
