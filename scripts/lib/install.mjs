import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { machineEnv, pinnedNode, root } from './paths.mjs'
import { StepError, step } from './progress.mjs'
import { run, tail } from './run.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/**
 * True if the installed packages match the lockfile. npm writes `node_modules/.package-lock.json`
 * as the last act of an install, so an interrupted one counts as missing.
 * @returns {boolean}
 */
export function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(join(root, 'node_modules/.package-lock.json'))) {
    return false
  }
  const expected = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json').packages
  const manifest = readJson('package.json')
  const sameManifest = ['dependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(manifest[kind] ?? {}, expected[''][kind] ?? {}),
  )
  // Optional packages are mostly other platforms' binaries, which npm leaves out.
  return (
    sameManifest &&
    Object.entries(expected).every(
      ([path, { version, optional }]) =>
        path === '' || optional || present[path]?.version === version,
    )
  )
}

/**
 * Installs what is missing or stale, the pinned Node included.
 * @throws {StepError} when npm fails, with the end of its output
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await step('Installing packages, a few minutes the first time', npmCi)
  const { code, output } = await run(pinnedNode, ['--version'])
  if (code !== 0) {
    throw new StepError(`The pinned Node (${pinnedNode}) does not run here: ${tail(output, 1)}`)
  }
}

async function npmCi(note) {
  let downloads = 0
  const messages = []
  // At this level npm reports every download: it shows progress, and no other output is printed.
  const onLine = (line) => {
    if (!line.startsWith('npm http')) messages.push(line)
    else if (line.includes('.tgz')) note(`${++downloads} downloaded`)
  }
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http']
  const { code } = await run('npm', args, {
    env: machineEnv,
    shell: process.platform === 'win32',
    onLine,
  })
  if (code === 0) return
  const output = tail(messages.join('\n'))
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)
  const reason = offline
    ? 'the package registry cannot be reached (is this machine online?)'
    : `npm ci ended with code ${code}`
  throw new StepError(`${output}\n\nThe packages could not be installed: ${reason}.`)
}
