import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { browsersLine, countTests } from './test-reports.mjs'

/** A Playwright report with one test of each outcome, the flaky one inside a `describe`. */
const report = {
  suites: [
    {
      title: 'tuner.spec.ts',
      specs: [{ title: 'starts', tests: [{ projectName: 'desktop', status: 'expected' }] }],
      suites: [
        {
          title: 'the needle',
          specs: [
            { title: 'swings', tests: [{ projectName: 'phone', status: 'flaky' }] },
            { title: 'rests', tests: [{ projectName: 'phone', status: 'unexpected' }] },
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
}

const written = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('names a browser test that passed only when it ran again, and counts it as passed', () => {
  expect(countTests({ vitest: [], playwright: [written(report)] })).toEqual({
    passed: 2,
    failed: ['tuner.spec.ts › the needle › rests (phone)'],
    flaky: ['tuner.spec.ts › the needle › swings (phone)'],
  })
})

it('names what failed, and a file that could not be loaded', () => {
  const testResults = [
    {
      name: '/school/start.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'the server starts', status: 'passed' },
        { fullName: 'the server stops', status: 'failed' },
      ],
    },
    { name: '/school/broken.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(
    countTests({ vitest: [written({ numPassedTests: 1, testResults })], playwright: [] }),
  ).toEqual({
    passed: 1,
    failed: ['start.test.ts › the server stops', 'broken.test.ts'],
    flaky: [],
  })
})

it('lists the browsers that ran, with their tests, and missing ones', () => {
  const metadata = {
    engines: {
      chromium: { name: 'Chromium 156.0' },
      firefox: { name: 'Firefox ESR 153.7.0' },
    },
  }
  const ran = (projectName: string, status: string) => ({
    title: 'the menu leads on',
    tests: [{ projectName, status }],
  })
  const suites = [
    {
      title: 'engines/page.spec.ts',
      specs: [ran('firefox', 'expected'), ran('firefox', 'skipped')],
      suites: [
        { title: 'with a menu', specs: [ran('chromium', 'flaky'), ran('phone', 'expected')] },
      ],
    },
    { title: 'engines/webkit.spec.ts', specs: [ran('webkit', 'skipped')] },
  ]
  expect(browsersLine(written({ ...report, config: { metadata }, suites }))).toBe(
    'browsers: Chromium 156.0 (2 tests), Firefox ESR 153.7.0 (1 tests); WebKitGTK is not here: skipped',
  )
})
