import { randomBytes } from 'node:crypto'
import { closeSync, openSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from './log.ts'

/** There is no room for an upload, or what else can wait. Has the code of a full disk. */
export class OutOfSpace extends Error {
  override name = 'OutOfSpace'
  readonly code = 'ENOSPC'
}

/** `low`: uploads are refused, or soon will be; `full`: the databases live on the ballast, or on nothing. */
export type SpaceState = 'ok' | 'low' | 'full'

export interface Space {
  readonly state: SpaceState
  /** True when so many bytes more would leave the floor free. */
  has(bytes: number): boolean
  /** The same for what is wanted: caches make room for it first. @throws OutOfSpace */
  require(bytes: number): void
  /** Registers data that can be made again: `give` deletes some of it, so many bytes if it can. */
  onShortage(give: (bytes: number) => void): void
  /** Gives a part of the ballast back to the disk. @returns false when there is none left to give */
  release(): boolean
  /** Call it after the databases are closed: it stores the remaining reserve for the next start. */
  close(): void
}

/** For services that run without a data folder of a server: the disk itself is the only limit. */
export const unlimited: Space = {
  state: 'ok',
  has: () => true,
  require: () => {},
  onShortage: () => {},
  release: () => false,
  close: () => {},
}

const MB = 1024 * 1024
/** Minimum free space: this, or a tenth of a small disk. */
const FLOOR = 256 * MB
/** Room for the logs (WAL) of three databases, 4 MB each, and for them to grow; on a small disk less. */
const BALLAST = 16 * MB
/** A full disk gets the ballast back in parts, so that whatever filled it cannot take it all at once. */
const PARTS = 16
/** The share of the ballast that stays for a start, which has to create files. */
const FOR_START = 1 / 4
const PIECE = MB
const LOOK_MS = 5000

interface Options {
  /** A folder on the monitored disk; it holds the file `ballast`. */
  folder: string
  /** Bytes that uploads leave free. */
  floor?: number | undefined
  log: Log
}

/**
 * Looks after the space of a disk. Uploads stop at a floor, far before the databases have no room to
 * write. Should something else fill the disk, the databases go on with the bytes of a file that is
 * there for nothing else, the ballast; it is written again when there is room.
 *
 * Call before the databases are opened: on a full disk that takes some of the ballast.
 */
export function openSpace({ folder, floor: given, log }: Options): Space {
  const path = join(folder, 'ballast')
  const { blocks, bsize } = statfsSync(folder)
  const floor = given ?? Math.min(FLOOR, Math.floor((blocks * bsize) / 10))
  const size = Math.min(BALLAST, Math.floor(floor / 4))
  const part = Math.ceil(size / PARTS)
  const forStart = Math.ceil(size * FOR_START)
  const givers: ((bytes: number) => void)[] = []
  let state: SpaceState = 'ok'
  let isFilling = false
  let isClosed = false

  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const has = (bytes: number) => free() - bytes >= floor
  const held = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0

  /** @param kept bytes of the ballast that stay */
  function release(remaining: number): boolean {
    const bytes = held()
    if (bytes <= remaining) return false
    truncateSync(path, Math.max(remaining, bytes - part))
    check()
    return true
  }

  /** Logs a change of state. */
  function check() {
    const room = free()
    const before = state
    state = room < size ? 'full' : room < 2 * floor ? 'low' : 'ok'
    if (state !== before) {
      log(`Disk space: ${state} (${Math.floor(room / MB)} MB free in ${folder})`)
    }
  }

  /**
   * In pieces, so that it blocks no request. Random, as some file systems store zeros in no space.
   */
  async function fill() {
    if (isFilling || held() === size || !has(size)) return
    isFilling = true
    const piece = randomBytes(Math.min(PIECE, size))
    try {
      for (let at = held(); at < size && !isClosed && has(piece.length); at = held()) {
        append(path, piece.subarray(0, size - at))
        await nextTurn()
      }
    } catch (error) {
      log('Disk space: the ballast cannot be written', error)
    }
    isFilling = false
  }

  // Not at once: a start that is refused changes nothing.
  const timer = setInterval(() => {
    check()
    void fill()
  }, LOOK_MS)
  timer.unref()
  while (free() < forStart && release(0)) {
    // Another part.
  }
  check()

  return {
    get state() {
      return state
    },
    has,
    require(bytes) {
      for (const give of givers) {
        const missing = bytes + floor - free()
        if (missing > 0) give(missing)
      }
      if (has(bytes)) return
      check()
      throw new OutOfSpace('There is no space left for this file')
    },
    onShortage: (give) => void givers.push(give),
    release: () => release(forStart),
    close() {
      isClosed = true
      clearInterval(timer)
      if (state !== 'full') return
      const missing = Math.min(forStart - held(), free())
      try {
        if (missing > 0) append(path, randomBytes(missing))
      } catch (error) {
        log('Disk space: the ballast cannot be written', error)
      }
    },
  }
}

function append(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'a', 0o600)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
  } finally {
    closeSync(file)
  }
}
