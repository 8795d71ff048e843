import { readFileSync } from 'node:fs'

const MEGABYTE = 1024 * 1024
const EVERY_MS = 5000
const PAGE_BYTES = 4096

/** The resident memory of a process (MB), read every five seconds until `stop`. */
export function watchMemory(pid: number) {
  const began = performance.now()
  const samples: { seconds: number; megabytes: number }[] = []
  const sample = () => {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const seconds = (performance.now() - began) / 1000
    samples.push({ seconds, megabytes: (pages * PAGE_BYTES) / MEGABYTE })
  }
  sample()
  const timer = setInterval(sample, EVERY_MS)
  return {
    stop: () => clearInterval(timer),
    /** Mean of each minute (MB). */
    minutes(): number[] {
      const byMinute = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / 60))
      return [...byMinute.values()].map(
        (within) => within.reduce((sum, { megabytes }) => sum + megabytes, 0) / within.length,
      )
    },
  }
}
