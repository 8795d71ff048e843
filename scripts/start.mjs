// `npm start` and, with --dev, `npm run dev`: installs and builds what is needed, then serves.
import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root, serverArgs, serverEnv } from './lib/paths.mjs'
import { command, StepError } from './lib/progress.mjs'

const PARENT_CHECK_MS = 250

const development = process.argv.includes('--dev')

await command(async () => {
  await ensureInstalled()
  if (!development) {
    const { buildStale } = await import('./lib/build.mjs')
    await buildStale()
  }
  process.exitCode = await serve()
})

/**
 * Runs the server as if this process had become it: same terminal, same signals, same exit code.
 * @returns {Promise<number>} its exit code
 */
function serve() {
  const env = { ...serverEnv, NODE_ENV: development ? 'development' : 'production' }
  const server = spawn(pinnedNode, serverArgs, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // From here on the signals are the server's.
    process.removeAllListeners(signal)
    process.on(signal, () => {
      // Ctrl-C on a terminal reaches the server by itself: passed on, it would arrive twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) stopWithParent(server)
  return new Promise((resolve, reject) => {
    server.on('error', (error) =>
      reject(new StepError(`The pinned Node (${pinnedNode}) cannot be started: ${error.message}`)),
    )
    server.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * A signal to npm ends npm and the shell between it and this process, but reaches no further: that
 * the parent has changed is the only sign of it.
 */
function stopWithParent(server) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  watch.unref()
}
