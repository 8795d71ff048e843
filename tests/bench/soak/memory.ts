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
    /** Mean of the second minute, of the last minute, and the highest (MB). */
    figures() {
      const end = samples.at(-1)?.seconds ?? 0
      const mean = (from: number, to: number) => {
        const within = samples.filter(({ seconds }) => seconds >= from && seconds <= to)
        return (
          within.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(within.length, 1)
        )
      }
      const highest = Math.max(...samples.map(({ megabytes }) => megabytes))
      return { early: mean(60, 120), late: mean(end - 60, end), highest }
    },
  }
}
