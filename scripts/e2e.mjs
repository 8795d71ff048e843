// `npm run test:e2e [-- playwright's arguments]`: one server with an empty data folder, all browser tests.
import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { forgetHostedServices } from './lib/embedded-env.mjs'
import { ensureEngines, findEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { commandScript, pinnedNode, root } from './lib/paths.mjs'
import { command, step } from './lib/progress.mjs'
import { track } from './lib/run.mjs'
import { startServer } from './lib/server.mjs'
import { readJson } from './lib/tools.mjs'

await command(async () => {
  forgetHostedServices()
  await ensureInstalled()
  const chromium = await ensureChromium()
  await ensureEngines()
  await buildStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'escuela-e2e-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const server = await step('Starting a server with an empty data folder', () =>
    // Without a mail server it would confirm no addresses; the tests read the development mailbox.
    startServer(dataDir, { CONFIRM_EMAIL: 'true', LOG_LEVEL: 'error' }),
  )
  try {
    process.exitCode = await playwright(server, chromium)
  } finally {
    await server.stop()
    if (process.exitCode !== 0) console.error(`\nThe server's log:\n${server.log()}`)
  }
})

/** Runs the browser tests against the server; returns their exit code. */
async function playwright({ url, env }, chromium) {
  const captain = await readJson('scripts/captain.ts', ['capitan@e2e.test'], env)
  const keys = await readJson('scripts/keys.ts', [], env)
  const engines = await findEngines(chromium)
  const tests = spawn(
    pinnedNode,
    [commandScript('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...env,
        CHROMIUM: chromium,
        E2E_BASE_URL: url,
        E2E_CAPTAIN_EMAIL: captain.email,
        E2E_CAPTAIN_PASSWORD: captain.password,
        E2E_KEYS: JSON.stringify(keys),
        E2E_ENGINES: JSON.stringify(engines),
      },
    },
  )
  track(tests)
  const [code] = await once(tests, 'exit')
  return code ?? 1
}
