import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { commandScript, pinnedEnv, pinnedNode, root } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { StepError, step } from './progress.mjs'
import { run, tail } from './run.mjs'

const site = {
  title: 'Building the site',
  output: 'build/server',
  destination: () => join(root, 'build/server'),
  served: () => join(root, 'build/client'),
  inputs: [
    ...['app', 'domain', 'schemas', 'public'],
    ...['vite.config.ts', 'remix.config.js', 'package-lock.json'],
  ],
  settings: () => ({}),
  args: () => [commandScript('@remix-run/dev', 'remix'), 'vite:build'],
}

const studio = {
  title: 'Building the Studio',
  output: 'build/studio',
  destination: () => staging,
  served: () => staging,
  inputs: [...['studio', 'domain', 'schemas', 'package-lock.json'], 'docs/glossary.md'],
  // Vite hands SANITY_STUDIO_* to the browser: which dataset the Studio edits is built into it.
  settings: () => ({
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_PROJECT_ID ?? '',
    SANITY_STUDIO_DATASET: process.env.SANITY_DATASET ?? '',
  }),
  args: () => [
    ...[commandScript('vite', 'vite'), 'build', '--config', 'studio/vite.config.ts'],
    ...['--outDir', staging, '--emptyOutDir'],
  ],
}

/** Remix empties the whole of `build/` when it begins: meanwhile the Studio's build stays here. */
const staging = join(root, 'node_modules/.cache/studio-build')

const stampOf = ({ output }) => join(root, output, '.stamp')
const currentPrint = ({ inputs, settings }) => fingerprint(inputs, settings())

function isFresh(target) {
  return (
    existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === currentPrint(target)
  )
}

/**
 * Builds the site (`build/client`, `build/server`) and the Studio (`build/studio`), each only when
 * what goes into it has changed since its last build.
 * @throws {StepError} when a build fails, with the end of its output
 */
export async function buildStale() {
  const stale = [site, studio].filter((target) => !isFresh(target))
  if (stale.length === 0) return
  const studioOutput = join(root, studio.output)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(dirname(staging), { recursive: true })
  if (!stale.includes(studio)) renameSync(studioOutput, staging)
  try {
    for (const target of stale) await step(target.title, () => build(target))
  } finally {
    if (existsSync(staging)) {
      rmSync(studioOutput, { recursive: true, force: true })
      mkdirSync(dirname(studioOutput), { recursive: true })
      renameSync(staging, studioOutput)
    }
  }
}

/** Its stamp is of what went in: a file that changes during the build makes it stale at once. */
async function build(target) {
  const { title, args, settings, destination, served } = target
  const print = currentPrint(target)
  const env = { ...pinnedEnv, ...settings(), NODE_ENV: 'production' }
  const { code, output } = await run(pinnedNode, args(), { env })
  if (code !== 0) throw new StepError(`${tail(output, 40)}\n\n${title} failed (code ${code}).`)
  await precompress(served())
  writeFileSync(join(destination(), '.stamp'), print)
}
