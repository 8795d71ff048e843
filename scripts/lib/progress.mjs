const onTerminal = process.stdout.isTTY === true
const REMIND_EVERY_MS = onTerminal ? 1_000 : 20_000

/** A failure that is printed as its message alone, without a stack. */
export class StepError extends Error {}

/** @param {number} milliseconds @returns {string} '850 ms', '12.3 s' or '2 min 05 s' */
export function duration(milliseconds) {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/**
 * Runs one step and shows it in one line, with the time it takes: on a terminal the line
 * is rewritten every second, elsewhere a line is printed now and then.
 * @template T
 * @param {string} title what is being done: 'Building the site'
 * @param {(note: (text: string) => void) => Promise<T>} work `note` sets what is shown beside the time
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now()
  let note = ''
  const line = () =>
    `${title}… ${note ? `${note}, ` : ''}${duration(Math.floor((performance.now() - began) / 1_000) * 1_000)}`
  const clear = () => onTerminal && process.stdout.write('\r\x1b[K')
  const show = () => process.stdout.write(onTerminal ? `\r\x1b[K${line()}` : `${line()}\n`)
  process.stdout.write(onTerminal ? `${title}…` : `${title}…\n`)
  const timer = setInterval(show, REMIND_EVERY_MS)
  try {
    const result = await work((text) => {
      note = text
    })
    clear()
    console.log(`✓ ${title} (${duration(performance.now() - began)})`)
    return result
  } catch (error) {
    clear()
    console.log(`✗ ${title} (${duration(performance.now() - began)})`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * Runs a command's main function; a `StepError` ends it with its message and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error)
    process.exitCode = 1
  }
}
