import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The pinned Node, an npm dependency: it runs TypeScript directly, whatever Node the machine has. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const localBins = join(root, 'node_modules/.bin')
const otherPaths = (process.env.PATH ?? '').split(delimiter).filter((path) => path !== localBins)

/** The environment in which `node` is the pinned one. */
export const pinnedEnv = { ...process.env, PATH: [localBins, ...otherPaths].join(delimiter) }

/**
 * The server's environment. Pictures are decoded on several threads, and glibc would keep an arena
 * of freed memory for each: with these it gives memory back (290 MB -> 145 MB after 16 transforms).
 */
export const serverEnv = {
  ...pinnedEnv,
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Arguments of Node that start it. The young generation is small, as V8 never releases it. */
export const serverArgs = ['--max-semi-space-size=16', 'server/main.ts']

/** The machine's own environment, for npm: an install replaces the pinned Node under its feet. */
export const machineEnv = { ...process.env, PATH: otherPaths.join(delimiter) }

/**
 * The script behind an installed package's command, to be run with `pinnedNode`.
 * @param {string} packageName
 * @param {string} command
 * @returns {string} an absolute path
 * @throws when the package is not installed or has no such command
 */
export function commandScript(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  if (!existsSync(folder)) throw new Error(`${packageName} is not installed: run npm ci.`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (!script) throw new Error(`${packageName} has no command ${command}.`)
  return join(folder, script)
}
