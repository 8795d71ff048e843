import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { commandScript, pinnedEnv, pinnedNode } from './paths.mjs'
import { StepError, step } from './progress.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium that runs on this machine: the one `CHROMIUM` names, one on the PATH, or Playwright's;
 * when there is none, Playwright's is downloaded or, for root on Debian, the system's package installed.
 * @returns {Promise<string>} the path of its executable
 * @throws {StepError} when no way leads to one
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (await works(named)) return named
    throw new StepError(`CHROMIUM names ${named}, which does not run.`)
  }
  const found = (await onPath()) ?? (await playwrights())
  if (found) return found

  await step('Downloading Chromium', () =>
    run(pinnedNode, [commandScript('@playwright/test', 'playwright'), 'install', 'chromium']),
  )
  const downloaded = await playwrights()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && process.platform === 'linux') {
    await step("Installing the system's Chromium package", async () => {
      const env = { ...pinnedEnv, DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { env })
      await run('apt-get', ['install', '-y', 'chromium'], { env })
    })
    const installed = await onPath()
    if (installed) return installed
  }
  throw new StepError(
    'No Chromium runs here and none could be installed: install one, or name one in CHROMIUM.',
  )
}

/** An executable may be there and yet not run: a stub of a package, a library that is missing. */
async function works(executable) {
  return existsSync(executable) && (await run(executable, ['--version'])).code === 0
}

async function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of NAMES) {
    for (const executable of folders.map((folder) => join(folder, name))) {
      if (await works(executable)) return executable
    }
  }
}

async function playwrights() {
  // Imported late: this file is read before anything is installed.
  const { chromium } = await import('@playwright/test')
  const executable = chromium.executablePath()
  if (await works(executable)) return executable
}
