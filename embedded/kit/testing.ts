import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** True when this machine lets the tests mount a file system of their own. */
export const canMount = tryToMount()

function tryToMount(): boolean {
  try {
    mountSmallDisk(1).remove()
    return true
  } catch {
    console.warn('No tmpfs can be mounted here: the tests on a full disk are skipped')
    return false
  }
}

/** A disk of so many megabytes, in memory. @throws Error when it cannot be mounted */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch (error) {
    removeFolder()
    throw error
  }
  const filler = join(folder, 'somebody-elses-file')
  return {
    folder,
    /** Bytes. */
    free: () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    /** Writes a file that is none of ours, until there is no byte left. */
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (const bytes of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(bytes, 7))
      } finally {
        closeSync(file)
      }
    },
    /** Removes that file. */
    clear: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      removeFolder()
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer) {
  try {
    for (;;) if (writeSync(file, bytes) < bytes.length) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
