import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { attacks, type Targets } from './attacks.ts'

/**
 * Attacks the school with the attacks named, in a process of its own: `workers` strikes of each are
 * under way at a time, from as many addresses of this machine, and at most `rate` a second begin.
 */

// Attackers have processors of their own; here they must not take the school's.
setPriority(constants.priority.PRIORITY_LOW)

const [url = '', names = '', seconds = '5', workers = '8', rate = '100', aims = '{}'] =
  process.argv.slice(2)
const origin = new URL(url)
const targets: Targets = JSON.parse(aims)
const end = performance.now() + Number(seconds) * 1000
const counts: Record<string, Record<number, number>> = {}

async function strikeOn(name: string, worker: number) {
  const attack = attacks[name]
  counts[name] ??= {}
  const counted = counts[name]
  for (let turn = worker; attack && performance.now() < end; turn += Number(workers)) {
    const began = performance.now()
    const from = `127.0.${2 + (turn % 3)}.${10 + worker}`
    const { status } = await attack({ origin, turn, from, targets })
    counted[status] = (counted[status] ?? 0) + 1
    const pause = (1000 * Number(workers)) / Number(rate) - (performance.now() - began)
    await wait(Math.max(1, pause))
  }
}

const striking = names
  .split(',')
  .flatMap((name) => Array.from({ length: Number(workers) }, (_, worker) => strikeOn(name, worker)))
const everyone = Promise.all(striking)
// A strike that is pending at the end is aborted.
await Promise.race([everyone, wait(Number(seconds) * 1000 + 1000)])
console.log(JSON.stringify(counts))
process.exit()
