import { existsSync, readFileSync } from 'node:fs'

/**
 * Sums the runners' own JSON reports. A test file that could not even be loaded counts as one failure.
 * @param {{ vitest: string[], playwright: string[] }} reports paths; a report that is missing counts
 *   nothing: the step that should have written it has failed on its own account
 * @returns {{ passed: number, failed: number, flaky: string[] }} `flaky`: titles of the browser tests
 *   that failed once and passed when run again; they count as passed
 */
export function countTests({ vitest, playwright }) {
  const browser = playwright.filter(existsSync).map(readJson)
  const counts = [
    ...vitest.filter(existsSync).map((path) => countVitest(readJson(path))),
    ...browser.map(countPlaywright),
  ]
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: browser.flatMap(({ suites }) => suites.flatMap((suite) => flakyTitles(suite))),
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/** `flaky` passed on a retry, which is a pass; `errors` are files that could not be loaded. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** A suite of Playwright's report is a file, or a `describe` within one. */
function flakyTitles({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${spec.title} (${projectName})`),
  )
  const below = suites.flatMap((suite) => flakyTitles(suite))
  return [...own, ...below].map((name) => `${title} › ${name}`)
}
