import { existsSync, readFileSync } from 'node:fs'

/**
 * Sums the runners' own JSON reports. A test file that could not even be loaded counts as one failure.
 * @param {{ vitest: string[], playwright: string[] }} reports paths; a report that is missing counts
 *   nothing: the step that should have written it has itself failed
 * @returns {{ passed: number, failed: string[], flaky: string[] }} `failed`: titles of what failed;
 *   `flaky`: titles of the browser tests that failed once and passed when run again, counted as passed
 */
export function countTests({ vitest, playwright }) {
  const units = vitest.filter(existsSync).map(readJson)
  const browser = playwright.filter(existsSync).map(readJson)
  return {
    passed:
      units.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0) +
      browser.reduce((sum, { stats }) => sum + stats.expected + stats.flaky, 0),
    failed: [
      ...units.flatMap(({ testResults }) => testResults.flatMap(failedInFile)),
      ...browser.flatMap(({ suites }) => browserTitles(suites, 'unexpected')),
      ...browser.flatMap(({ errors }) => errors.map(({ message }) => firstLine(message))),
    ],
    flaky: browser.flatMap(({ suites }) => browserTitles(suites, 'flaky')),
  }
}

/**
 * The browsers of Playwright's report, by its `metadata.engines`, each with the number of tests
 * that ran in it; those that are not on this machine last.
 * @param {string} path of the report
 * @returns {string | undefined} 'browsers: Chromium 156.0 (402 tests), Firefox ESR 153.7.0 (12
 * tests); WebKitGTK is not here: skipped'
 */
export function browsersLine(path) {
  if (!existsSync(path)) return
  const { config, suites } = readJson(path)
  const tests = suites.flatMap(testsWithin)
  const lines = Object.entries(ENGINES).map(([engine, { title, projects }]) => {
    const ran = tests.filter(
      ({ projectName, status }) => projects.includes(projectName) && status !== 'skipped',
    )
    const found = config.metadata.engines?.[engine]
    return {
      found,
      text: found ? `${found.name} (${ran.length} tests)` : `${title} is not here: skipped`,
    }
  })
  const texts = (isFound) =>
    lines.filter(({ found }) => Boolean(found) === isFound).map(({ text }) => text)
  return `browsers: ${[texts(true).join(', '), ...texts(false)].join('; ')}`
}

/** The engines of `metadata.engines`, and the projects of `playwright.config.ts` that run in them. */
const ENGINES = {
  chromium: { title: 'Chromium', projects: ['chromium', 'desktop', 'phone'] },
  firefox: { title: 'Firefox', projects: ['firefox'] },
  webkit: { title: 'WebKitGTK', projects: ['webkit'] },
}

const testsWithin = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsWithin),
]

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const firstLine = (text = 'a file that could not be loaded') => text.split('\n', 1)[0]

/** Titles of a file's failed tests in Vitest's report, or its name if it failed before or after them. */
function failedInFile({ name, status, assertionResults }) {
  const file = name.split('/').at(-1)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [file]
  return failed.map(({ fullName }) => `${file} › ${fullName}`)
}

/** Titles of the tests with this status in Playwright's suites: files, or a `describe` within one. */
function browserTitles(suites, status) {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `${spec.title} (${projectName})`),
    )
    return [...own, ...browserTitles(below, status)].map((name) => `${title} › ${name}`)
  })
}
