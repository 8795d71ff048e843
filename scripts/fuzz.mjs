// `npm run fuzz [-- cases]`: the property tests with many random cases, 100,000 in all by default.
import './lib/require-node.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { commandScript, pinnedEnv, pinnedNode } from './lib/paths.mjs'
import { command, StepError } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

const DEFAULT_CASES = 100_000
/** Properties in `tests/integration/fuzz`: each gets the same share of the cases. */
const PROPERTIES = 10

await command(async () => {
  await ensureInstalled()
  const total = Number(process.argv[2] ?? DEFAULT_CASES)
  if (!Number.isInteger(total) || total < PROPERTIES) {
    throw new StepError(`${process.argv[2]} is no number of cases: at least ${PROPERTIES}`)
  }
  const share = Math.ceil(total / PROPERTIES)
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-report-'))
  const report = join(folder, 'report.json')
  const args = [commandScript('vitest', 'vitest'), 'run', '--project', 'integration']
  const { output } = await run(
    pinnedNode,
    [...args, 'tests/integration/fuzz', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...pinnedEnv, FUZZ_CASES: String(share) } },
  )
  const results = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )
  rmSync(folder, { recursive: true })
  if (results.length !== PROPERTIES) {
    throw new StepError(`${output}\n\n${results.length} properties ran instead of ${PROPERTIES}`)
  }
  for (const { title, status, duration, failureMessages } of results) {
    const seconds = Math.round(duration / 1000)
    console.log(`${status === 'passed' ? '✓' : '✗'} ${title}: ${share} cases, ${seconds} s`)
    for (const message of failureMessages) console.log(message)
  }
  const failed = results.filter(({ status }) => status !== 'passed').length
  console.log(
    `\n${share * results.length} cases: ${results.length - failed} properties hold, ${failed} do not`,
  )
  if (failed > 0) process.exitCode = 1
})
