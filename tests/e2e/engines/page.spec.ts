import { test } from '../fixtures.ts'
import { type Cable, layCable } from './cable.ts'
import { engines } from './engines.ts'
import { pageVisitor } from './page-visitor.ts'
import { failingWalk, LEAVING, METRONOME, OFFLINE, offlineWalk, walks } from './walks.ts'

test.skip(({ browserName }) => !(browserName in engines), 'This browser is not on this machine.')

test.beforeEach(({ browserName, complaints }) => {
  if (browserName === 'firefox') complaints.allow(LEAVING)
})

for (const [title, walk] of Object.entries(walks)) {
  test.describe(() => {
    // Without a graphics chip, scenes that move take a whole processor.
    test.use({ contextOptions: { reducedMotion: title === METRONOME ? null : 'reduce' } })
    test(title, ({ page, browserName }) => {
      const isMute = browserName === 'firefox' && !engines.firefox?.sound
      test.skip(title === METRONOME && isMute, 'Firefox has no audio clock without a sound server.')
      return walk(pageVisitor(page))
    })
  })
}

const wired = test.extend<{ cable: Cable }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  cable: async ({}, use) => {
    const cable = await layCable(process.env.E2E_BASE_URL ?? '')
    await use(cable)
    await cable.cut()
  },
  baseURL: ({ cable }, use) => use(cable.origin),
})

wired(OFFLINE, ({ page, cable, complaints }) => {
  complaints.allow(/Failed to (?:load resource|fetch)/)
  return offlineWalk(pageVisitor(page), cable.cut)
})

test.fail('an uncaught error of a page fails its walk', ({ page }) =>
  failingWalk(pageVisitor(page)),
)
