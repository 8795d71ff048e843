import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash } from '../integration/support/crash.ts'

// `npm run crash -- 200`: kills the embedded services so often (kill -9) at random moments under
// concurrent writes of documents, accounts and files by the real clients, and looks for everything
// that was acknowledged. Ends with the figures; exits with 1 when anything is lost.

const kills = Number(process.argv[2] ?? 200)
if (!Number.isInteger(kills) || kills < 1 || kills > 1000) {
  console.error('Usage: npm run crash -- KILLS (1 to 1000)')
  process.exit(1)
}
const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
const began = performance.now()
const figures = await crash(dataDir, kills, ({ kills: done, acknowledged, checked }) => {
  if (done % 10 === 0)
    console.log(`${done} kills, ${acknowledged} acknowledged, ${checked} checked`)
})
const seconds = Math.round((performance.now() - began) / 1000)
for (const line of figures.lost) console.log(line)
console.log(
  `${figures.kills} kills in ${seconds} s: ${figures.acknowledged} writes acknowledged, ${figures.checked} checked, ${figures.lost.length} lost`,
)
if (figures.lost.length > 0) {
  console.log(`The data folder is kept: ${dataDir}`)
  process.exitCode = 1
} else rmSync(dataDir, { recursive: true, force: true })
