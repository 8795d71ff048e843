import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedEnv } from './paths.mjs'
import { inPath, install, mayInstall, onPath } from './programs.mjs'
import { step } from './progress.mjs'
import { run, track } from './run.mjs'

/** Debian's names of what the walks in other engines than Chromium need. */
const PACKAGES = ['firefox-esr', 'pulseaudio', 'webkit2gtk-driver', 'xvfb']
const POLL_MS = 50
const FIREFOX = ['firefox-esr', 'firefox']

/**
 * Installs Firefox and WebKitGTK for root on Debian, where they are missing. Nothing fails without them:
 * their tests are skipped.
 */
export async function ensureEngines() {
  const complete = (await onPath(FIREFOX)) && findPulseaudio() && findWebkit()
  if (!complete && mayInstall()) {
    await step('Installing Firefox and WebKitGTK', () => install(PACKAGES))
  }
}

const findPulseaudio = () => inPath(['pulseaudio'])[0]

/**
 * The engines of this machine, as `tests/e2e/engines/engines.ts` describes them. WebKitGTK draws on
 * a screen in memory and Firefox plays to a sound server without an output; both end with this
 * process.
 * @param {string} chromium path of its executable
 */
export async function findEngines(chromium) {
  const firefox = await onPath(FIREFOX)
  const webkit = findWebkit()
  const display = webkit && (await openScreen(webkit.screen))
  return {
    chromium: { name: await nameOf(chromium), browser: chromium },
    ...(firefox && {
      firefox: { name: await nameOf(firefox), browser: firefox, sound: await openSound() },
    }),
    ...(display && {
      webkit: {
        name: await nameOf(webkit.browser, display),
        browser: webkit.browser,
        driver: webkit.driver,
        display,
      },
    }),
  }
}

/** 'Chromium 156.0.8078.79', 'Firefox ESR 153.7.0', 'WebKitGTK 2.50.6', as the browser reports it. */
async function nameOf(browser, display) {
  const { stdout } = await run(browser, ['--version'], {
    env: { ...pinnedEnv, ...(display && { DISPLAY: display }) },
  })
  const [, name, version, esr] = /(\w+) ([\d.]*\d)(esr)?/.exec(stdout) ?? ['', browser, '']
  return [name, esr && 'ESR', version].filter(Boolean).join(' ')
}

/** Paths of its browser, its driver and the screen it needs; undefined when one of them is missing. */
function findWebkit() {
  const [driver] = inPath(['WebKitWebDriver'])
  const [screen] = inPath(['Xvfb'])
  const browser = findMiniBrowser()
  return driver && screen && browser && { driver, screen, browser }
}

/** It is beside its libraries: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser() {
  const within = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
  if (!existsSync('/usr/lib')) return
  return within('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(within)
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
}

/** Starts a screen in memory; returns its name (':99'), or undefined when it cannot be started. */
async function openScreen(executable) {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const screen = spawn(executable, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  endWithThisProcess(screen)
  const ended = once(screen, 'exit').then(() => [])
  const [number] = await Promise.race([once(screen.stdout, 'data'), ended])
  screen.stdout.unref()
  return number && `:${String(number).trim()}`
}

/**
 * Starts a sound server without loudspeakers: where there is no sound device, Firefox lets no audio
 * clock run. Returns its address for `PULSE_SERVER`; undefined when there is none.
 */
async function openSound() {
  const executable = findPulseaudio()
  if (!executable) return
  const folder = mkdtempSync(join(tmpdir(), 'escuela-sound-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const socket = join(folder, 'socket')
  const modules = [
    'module-null-sink',
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
  ]
  const args = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1']
  const server = spawn(executable, [...args, ...modules.flatMap((module) => ['-L', module])], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
  })
  endWithThisProcess(server)
  while (!existsSync(socket)) {
    if (server.exitCode !== null || server.signalCode !== null) return
    await wait(POLL_MS)
  }
  return `unix:${socket}`
}

function endWithThisProcess(child) {
  track(child)
  process.on('exit', () => child.kill())
  child.unref()
}
