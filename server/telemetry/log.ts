import { format } from 'node:util'
import pino, { type Logger } from 'pino'
import { scrub } from './scrub.ts'

export type Log = Logger

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * The log of this process, on standard output: lines of JSON, or of plain words on a terminal. What
 * it is given is scrubbed of personal data once more on its way out.
 */
export function createLog(level: LogLevel): Log {
  const options = {
    level,
    base: undefined,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describe },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const scrubbed = args.map((arg: unknown) => (typeof arg === 'string' ? scrub(arg) : arg))
        method.apply(this, scrubbed as Parameters<pino.LogFn>)
      },
    },
  }
  if (process.stdout.isTTY)
    return pino(options, { write: (line) => void process.stdout.write(plain(line)) })
  // Written asynchronously: a log without a reader must not block the process.
  return pino(options, pino.destination({ dest: 1, sync: false }))
}

/** Redirects the console output of libraries and pages to the log. */
export function captureConsole(log: Log) {
  const console = globalThis.console
  console.error = (...args: unknown[]) =>
    log.error(args.length === 1 ? { err: args[0] } : {}, messageOf(args))
  console.warn = (...args: unknown[]) => log.warn(messageOf(args))
}

const messageOf = (args: unknown[]) =>
  args[0] instanceof Error ? args[0].message : format(...args).slice(0, 4000)

function describe(error: unknown) {
  if (!(error instanceof Error)) return undefined
  const { name, message, stack = '' } = error
  return { type: name, message: scrub(message), stack: scrub(stack) }
}

/** A line for people: the time, what happened, and what belongs to it. */
function plain(line: string): string {
  const { level, time, msg, err, ...more } = JSON.parse(line)
  const facts = Object.entries(more).map(([name, value]) => `${name}=${value}`)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const mark = level === 'info' ? '' : `${String(level).toUpperCase()} `
  return `${[clock, `${mark}${msg ?? ''}`, ...facts].join('  ')}\n${err ? `${err.stack}\n` : ''}`
}
