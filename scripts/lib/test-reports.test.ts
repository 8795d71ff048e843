import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countTests } from './test-reports.mjs'

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

it('names a browser test that passed only when it ran again, and counts it as passed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'reports-')), 'browser.json')
  writeFileSync(path, JSON.stringify(report))
  expect(countTests({ vitest: [], playwright: [path] })).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['tuner.spec.ts › the needle › swings (phone)'],
  })
})
