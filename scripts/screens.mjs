// `npm run screens`: photographs one page of each kind into docs/screens/, over the seed content.
import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { forgetHostedServices } from './lib/embedded-env.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { command, StepError, step } from './lib/progress.mjs'
import { run, tail } from './lib/run.mjs'
import { startServer } from './lib/server.mjs'
import { readJson } from './lib/tools.mjs'

await command(async () => {
  forgetHostedServices()
  await ensureInstalled()
  const chromium = await ensureChromium()
  await buildStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'escuela-screens-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const server = await step('Starting a server with an empty data folder', () =>
    startServer(dataDir),
  )
  try {
    const { email, password } = await readJson(
      'scripts/captain.ts',
      ['capitan@escuela.test'],
      server.env,
    )
    await step('Photographing the pages', async (note) => {
      const { code, output } = await run(pinnedNode, ['scripts/screens/photograph.ts'], {
        env: {
          ...server.env,
          CHROMIUM: chromium,
          CAPTAIN_EMAIL: email,
          CAPTAIN_PASSWORD: password,
        },
        onLine: note,
      })
      if (code !== 0) throw new StepError(`${tail(output)}\nThe photographs failed (code ${code}).`)
    })
  } finally {
    await server.stop()
  }
})
