import type { Worker } from 'node:worker_threads'

/** On a busy machine a worker may take this many times longer than it works. */
const PATIENCE = 5

/**
 * Calls `expire` once the worker's thread has used `cpuMs` of processor time, whatever else the
 * machine is doing, or has taken {@link PATIENCE} times as long.
 *
 * @param usedBefore what the thread had used when it began (ms)
 * @returns the way to call it off
 */
export function startDeadline(
  worker: Worker,
  { cpuMs, usedBefore }: { cpuMs: number; usedBefore: number },
  expire: () => void,
): () => void {
  const latest = performance.now() + PATIENCE * cpuMs
  let stopped = false
  let timer = setTimeout(check, cpuMs)
  const last = setTimeout(end, PATIENCE * cpuMs)

  async function check() {
    const left = cpuMs + usedBefore - (await usedBy(worker))
    if (stopped) return
    if (left <= 0) end()
    else timer = setTimeout(check, Math.min(Math.max(left, 10), latest - performance.now()))
  }
  function stop() {
    stopped = true
    clearTimeout(timer)
    clearTimeout(last)
  }
  function end() {
    stop()
    expire()
  }
  return stop
}

async function usedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    // It ends by itself just now, of which its owner hears.
    return 0
  }
}
