import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { pinnedEnv, root } from './paths.mjs'

const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(128 + constants.signals[signal])
  })
}

/**
 * Makes a process stop when this one is stopped.
 * @param {import('node:child_process').ChildProcess} child
 */
export function track(child) {
  running.add(child)
  child.once('close', () => running.delete(child))
}

/**
 * Runs a program in the project's folder to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, onLine?: (line: string) => void }} [options]
 *   `onLine` sees every line of both outputs as it comes.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `output` is both outputs in
 *   the order in which they came. A program that cannot be started ends with code 127.
 */
export function run(command, args, { env = pinnedEnv, shell = false, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = { all: [], out: [] }
    const follow = (stream, isOutput) =>
      createInterface({ input: stream }).on('line', (line) => {
        lines.all.push(line)
        if (isOutput) lines.out.push(line)
        onLine?.(line)
      })
    follow(child.stdout, true)
    follow(child.stderr, false)
    track(child)
    const end = (code) =>
      resolve({ code, output: lines.all.join('\n'), stdout: lines.out.join('\n') })
    child.on('error', (error) => {
      lines.all.push(`${command}: ${error.message}`)
      end(127)
    })
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]))
  })
}

/** The last lines of a program's output, for an error message. */
export const tail = (output, count = 20) => output.trimEnd().split('\n').slice(-count).join('\n')
