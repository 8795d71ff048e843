import { engines } from './engines.ts'
import { failingWalk, METRONOME, OFFLINE, offlineWalk, walks } from './walks.ts'
import { test } from './webkit.ts'
import { webkitVisitor } from './webkit-visitor.ts'

test.skip(() => !engines.webkit, 'WebKitGTK is not on this machine.')

for (const [title, walk] of Object.entries(walks)) {
  test.describe(() => {
    test.use({ hasMotion: title === METRONOME })
    test(title, ({ driver, cable }) => walk(webkitVisitor(driver, cable.origin)))
  })
}

test(OFFLINE, ({ driver, cable }) => offlineWalk(webkitVisitor(driver, cable.origin), cable.cut))

test.fail('an uncaught error of a page fails its walk', ({ driver, cable }) =>
  failingWalk(webkitVisitor(driver, cable.origin)),
)
