import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedNode, root, serverArgs, serverEnv } from './paths.mjs'
import { StepError } from './progress.mjs'
import { track } from './run.mjs'

const START_MS = 300_000
const STOP_MS = 10_000

/** @returns {Promise<number>} a free TCP port */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts the server over a data folder and waits until it can serve pages.
 * @param {string} dataDir
 * @param {Record<string, string>} settings of its environment, besides; `PORT`: a free one
 * @returns {Promise<{ url: string, env: NodeJS.ProcessEnv, log: () => string, stop: () => Promise<void>, kill: () => Promise<void>, exitCode: () => number | null }>}
 *   `env` are the settings under which it runs, for tools that are to find it; `kill` ends it as a
 *   power cut would
 * @throws {StepError} with its log, when it ends early or does not serve in time
 */
export async function startServer(dataDir, settings = {}) {
  const port = settings.PORT ?? (await freePort())
  const url = `http://localhost:${port}`
  const env = {
    ...serverEnv,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: url,
    ...settings,
  }
  const server = spawn(pinnedNode, serverArgs, { cwd: root, env, stdio: 'pipe' })
  track(server)
  const output = []
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => output.push(data))
  const log = () => Buffer.concat(output).toString()
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    const tooLong = setTimeout(() => server.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(tooLong)
  }
  const stop = () => end('SIGTERM')
  const kill = () => end('SIGKILL')
  const deadline = performance.now() + START_MS
  while (!(await answers(`${url}/healthz`))) {
    if (server.exitCode !== null)
      throw new StepError(`${log()}\nThe server ended before it served.`)
    if (performance.now() > deadline) {
      await stop()
      throw new StepError(`${log()}\nThe server did not serve within ${START_MS / 1_000} s.`)
    }
    await wait(100)
  }
  return { url, env, log, stop, kill, exitCode: () => server.exitCode }
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}
