// `npm test`: everything that can be checked, on a fresh clone too. A failure stops nothing: all are shown.
import './lib/require-node.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { forgetHostedServices } from './lib/embedded-env.mjs'
import { ensureEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { commandScript, pinnedEnv, pinnedNode, root } from './lib/paths.mjs'
import { command, duration, StepError } from './lib/progress.mjs'
import { run } from './lib/run.mjs'
import { browsersLine, countTests } from './lib/test-reports.mjs'

const REMIND_EVERY_MS = 30_000
const reportFile = (name) => join(root, 'test-results', `${name}.json`)

const vitest = (project, ...options) => [
  ...[commandScript('vitest', 'vitest'), 'run', '--project', project, ...options],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`],
]

/** Name and beginning of what runs now. */
const current = new Map()

await command(async () => {
  forgetHostedServices()
  await ensureInstalled()
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  const results = []
  const reminder = setInterval(remind, REMIND_EVERY_MS)
  reminder.unref()
  // Two lanes for two cores; the integration tests start the built site, the browser tests need quiet.
  await Promise.all([
    runLane(results, [
      ['types', [commandScript('typescript', 'tsc'), '--noEmit']],
      ['query types', ['scripts/types.mjs', '--check']],
      ['lint', [commandScript('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.']],
      [
        'layers',
        [
          commandScript('dependency-cruiser', 'depcruise'),
          'app',
          'domain',
          'embedded',
          'schemas',
          'server',
          'studio',
        ],
      ],
      ['unit', vitest('unit')],
      ['browsers', ensureBrowsers],
    ]),
    runLane(results, [
      ['build', ['scripts/build.mjs']],
      // Vitest leaves one core to others; the other lane has soon done with it.
      ['integration', vitest('integration', '--maxWorkers=2')],
    ]),
  ])
  await runLane(results, [['browser', ['scripts/e2e.mjs']]])
  clearInterval(reminder)
  summarize(results)
})

async function ensureBrowsers() {
  const chromium = await ensureChromium()
  await ensureEngines()
  return chromium
}

function remind() {
  const names = [...current].map(
    ([name, began]) => `${name} (${duration(performance.now() - began)})`,
  )
  console.log(`… ${names.join(', ')}`)
}

/** Runs steps one after the other and prints each one's output when it is done. */
async function runLane(results, steps) {
  for (const [name, work] of steps) {
    const began = performance.now()
    current.set(name, began)
    const { code, output } = typeof work === 'function' ? await attempt(work) : await runStep(work)
    current.delete(name)
    const milliseconds = performance.now() - began
    results.push({ name, passed: code === 0, milliseconds })
    console.log(`\n${code === 0 ? '✓' : '✗'} ${name} (${duration(milliseconds)})\n${output}`)
  }
}

function runStep(args) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const env = { ...pinnedEnv, ...color, E2E_REPORT: reportFile('browser') }
  return run(pinnedNode, args, { env })
}

async function attempt(work) {
  try {
    return { code: 0, output: String(await work()) }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { code: 1, output: error.message }
  }
}

function summarize(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('')
  for (const { name, passed, milliseconds } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name.padEnd(width)}  ${duration(milliseconds)}`)
  }
  const { passed, failed, flaky } = countTests({
    vitest: [reportFile('unit'), reportFile('integration')],
    playwright: [reportFile('browser')],
  })
  for (const title of failed) console.log(`failed: ${title}`)
  for (const title of flaky) console.log(`flaky: ${title}`)
  console.log(`\n${browsersLine(reportFile('browser')) ?? 'browsers: none ran'}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  if (failed.length > 0 || results.some((result) => !result.passed)) process.exitCode = 1
}
