// `npm run build`: builds what is stale.
import './lib/require-node.mjs'
import { buildStale } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { command } from './lib/progress.mjs'

await command(async () => {
  await ensureInstalled()
  await buildStale()
})
