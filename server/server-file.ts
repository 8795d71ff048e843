import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isDiskFull } from '../embedded/kit/full-disk.ts'

const schema = z.object({ url: z.url(), pid: z.int().positive() })

const pathIn = (dataDir: string) => join(dataDir, 'server.json')

/**
 * Writes the address of this server to `server.json` in its data folder, for tools on this machine. A
 * full disk costs the file, not the start.
 *
 * @returns removes the file
 */
export function writeServerFile(
  dataDir: string,
  url: string,
  warn: (message: string) => void,
): () => void {
  const path = pathIn(dataDir)
  const remove = () => rmSync(path, { force: true })
  try {
    writeFileSync(path, JSON.stringify({ url, pid: process.pid }))
  } catch (error) {
    if (!isDiskFull(error)) throw error
    remove()
    warn(`${path} cannot be written: the disk is full`)
  }
  return remove
}

/** URL of the running server of this data folder; undefined when none runs. */
export function runningServer(dataDir: string): string | undefined {
  try {
    const { url, pid } = schema.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
    process.kill(pid, 0)
    return url.replace(/\/$/, '')
  } catch {
    // No file, or one left behind by a server that was killed.
    return undefined
  }
}
