import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const TASKS = '/proc/self/task'
/** As much as `nice` gives a command. */
const NICE = 10

/**
 * Lowers the priority of threads of this process, and of those they start, below that of its main thread. Only
 * Linux has priorities by thread; elsewhere nothing happens.
 *
 * @param name of the threads, as the system knows them: its first 15 characters
 */
export function lowerPriority(name: string): void {
  if (process.platform !== 'linux') return
  for (const id of readdirSync(TASKS)) {
    try {
      if (readFileSync(`${TASKS}/${id}/comm`, 'utf8').trim() === name) setPriority(Number(id), NICE)
    } catch {
      // The thread has ended meanwhile, or priorities are not ours to change here.
    }
  }
}
