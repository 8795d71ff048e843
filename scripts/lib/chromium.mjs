import { commandScript, pinnedNode } from './paths.mjs'
import { install, mayInstall, onPath, works } from './programs.mjs'
import { StepError, step } from './progress.mjs'
import { run } from './run.mjs'

/** The browser without its window: a third of the work for the same pages. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * A Chromium that runs on this machine: the one `CHROMIUM` names, one on the PATH, or Playwright's.
 * For root on Debian a headless shell is installed when there is none; else, when there is no
 * browser at all, Playwright's is downloaded.
 * @returns {Promise<string>} the path of its executable
 * @throws {StepError} when none can be found or installed
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (await works(named)) return named
    throw new StepError(`CHROMIUM names ${named}, which does not run.`)
  }
  const found = (await onPath(SHELLS)) ?? (await fromDebian()) ?? (await onPath(BROWSERS))
  if (found) return found
  const playwrightsOwn = await playwrights()
  if (playwrightsOwn) return playwrightsOwn

  await step('Downloading Chromium', () =>
    run(pinnedNode, [commandScript('@playwright/test', 'playwright'), 'install', 'chromium']),
  )
  const downloaded = await playwrights()
  if (downloaded) return downloaded
  throw new StepError(
    'No Chromium runs here and none could be installed: install one, or name one in CHROMIUM.',
  )
}

/** The first of Debian's packages that can be installed; undefined elsewhere. */
async function fromDebian() {
  if (!mayInstall()) return
  return step("Installing the system's headless Chromium", async () => {
    for (const name of PACKAGES) {
      await install([name])
      const installed = await onPath([name])
      if (installed) return installed
    }
  })
}

async function playwrights() {
  // Imported late: this file is read before anything is installed.
  const { chromium } = await import('@playwright/test')
  const executable = chromium.executablePath()
  if (await works(executable)) return executable
}
