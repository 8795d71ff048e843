import type { Worker } from 'node:worker_threads'

/** Timeout of a worker that gets no processor time (ms): it has the lowest priority on a busy machine. */
const TIMEOUT_MS = 15_000

/**
 * Calls `expire` once the worker's thread has used `cpuMs` of processor time, whatever else the
 * machine is doing, or has not got it within {@link TIMEOUT_MS}.
 *
 * @param usedBefore what the thread had used when it began (ms)
 * @returns cancels it
 */
export function startDeadline(
  worker: Worker,
  { cpuMs, usedBefore }: { cpuMs: number; usedBefore: number },
  expire: () => void,
): () => void {
  const timeoutMs = Math.max(TIMEOUT_MS, 2 * cpuMs)
  const latest = performance.now() + timeoutMs
  let stopped = false
  let timer = setTimeout(check, cpuMs)
  const last = setTimeout(end, timeoutMs)

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
    // It is ending by itself, which its owner is notified of.
    return 0
  }
}
