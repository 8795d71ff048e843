import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isProblem, printScore, readMetre, readScore } from '../domain/music/score.ts'

// Prints the music of a tab in plain text as JSON; the grammar stands in domain/music/tab.ts.
//   npm run --silent score -- --metre 4/4 < tab.txt

const WORDS = {
  empty: 'there are no bars',
  lines: 'a system has six lines, not',
  name: 'a line begins with its string and a bar line, not',
  sign: 'unknown sign',
  palm: 'the line of the palm has "-" and "=", not',
  barLine: 'the bar lines do not stand below each other',
  edge: "a sign stands on the bar's edge, its first column",
  sum: 'the columns after the first cannot be divided by the beats of the metre',
} as const

const { values } = parseArgs({ options: { metre: { type: 'string', default: '4/4' } } })
const metre = readMetre(values.metre)
if (!metre) fail(`No metre: ${values.metre}`)
const score = readScore(readFileSync(0, 'utf8'), metre)
if (isProblem(score)) fail(`Bar ${score.bar}: ${[WORDS[score.kind], score.text].join(' ').trim()}`)
console.log(JSON.stringify(printScore(score)))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
