import { readFileSync } from 'node:fs'

/**
 * Measures how much of this machine's processors other machines of the same host take meanwhile: from
 * a few percent on, delays say little about the server.
 *
 * @returns percent since the call; 0 where the system does not tell
 */
export function watchStolen(): () => number {
  const before = ticks()
  return () => {
    const after = ticks()
    return (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all)
  }
}

/** See proc(5): user, nice, system, idle, iowait, irq, softirq, steal. */
function ticks(): { all: number; stolen: number } {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 }
  const line = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
  const counted = line.split(' ').slice(0, 8).map(Number)
  return { all: counted.reduce((sum, each) => sum + each, 0), stolen: counted[7] ?? 0 }
}
