import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedEnv } from './paths.mjs'
import { run } from './run.mjs'

/** An executable may be there and yet not run: a stub of a package, a library that is missing. */
export async function works(executable) {
  return existsSync(executable) && (await run(executable, ['--version'])).code === 0
}

/** @returns {string[]} the files of these names on the PATH, those of the first name first */
export function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync)
}

/** The first of these commands that runs; undefined when none does. */
export async function onPath(names) {
  for (const executable of inPath(names)) if (await works(executable)) return executable
}

/** True for root on Debian, where packages can be installed. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian's packages, and nothing that they only recommend. A failure shows in what is missing then. */
export async function install(names) {
  const env = { ...pinnedEnv, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })
}
