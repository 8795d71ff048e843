import { setTimeout as wait } from 'node:timers/promises'
import { buildStale } from '../../scripts/lib/build.mjs'
import { type Outage, openSchool, outages, type School } from './reconnect/school.ts'
import {
  type Field,
  openWriter,
  publishArticle,
  savedTexts,
  shownText,
  typeUntil,
  type Writer,
  wrongCharacters,
} from './reconnect/typing.ts'

// `npm run bench:reconnect [-- runs seconds]`: typing in the Studio goes on while its server is away for so many
// seconds, and for a while after; plain fields and rich text, one Studio and two on the same article. Prints
// how many characters are wrong in what is saved and in what is shown, and ends with 1 when there are any.

const [runs = 50, seconds = 20] = process.argv.slice(2).map(Number)
/** So many Studios share a browser and an outage. */
const AT_ONCE = 4
/** Typing goes on after the return until the Studio must have noticed and sent what it held (ms). */
const AFTER_MS = 10_000
/** What is saved may take so long to be what was typed (ms). */
const SETTLE_MS = 120_000

interface Run {
  name: string
  id: string
  writers: Writer[]
}

/** Where the writers of a run write: [field, paragraph] of each. */
const settings: [Field, number][][] = [
  [['title', 0]],
  [['body', 0]],
  [
    ['title', 0],
    ['summary', 0],
  ],
  [
    ['body', 0],
    ['body', 1],
  ],
]

await buildStale()
const school = await openSchool()
let wrong = 0
try {
  for (let done = 0, batch = 0; done < runs; batch++) {
    const outage = outages[batch % outages.length] ?? 'cut'
    const studios: Run[] = []
    let open = 0
    while (done < runs && open < AT_ONCE) {
      const setting = settings[done % settings.length] ?? []
      if (open > 0 && open + setting.length > AT_ONCE) break
      studios.push(await prepare(school, ++done, setting))
      open += setting.length
    }
    wrong += await weather(school, studios, outage)
  }
} finally {
  await school.close()
}
console.log(`${runs} runs, outages of ${seconds} s: ${wrong} characters wrong`)
process.exitCode = wrong > 0 ? 1 : 0

async function prepare({ lake, openWindow }: School, number: number, setting: [Field, number][]) {
  const id = `reconnect-${number}`
  await publishArticle(lake, id)
  const writers: Writer[] = []
  for (const [field, paragraph] of setting) {
    writers.push(await openWriter(await openWindow(), id, field, paragraph))
  }
  const name = setting.map(([field, paragraph]) => `${field} ${paragraph + 1}`).join(', ')
  return { name: `run ${number} (${name})`, id, writers }
}

/** Loses the server under all writers, gives it back, and counts the characters that are wrong. */
async function weather(school: School, studios: Run[], outage: Outage): Promise<number> {
  let isOver = false
  const windows = studios.flatMap(({ writers }) => writers.map(({ page }) => page.context()))
  const typing = studios.map(({ writers }) =>
    Promise.all(
      writers.map((writer, i) => typeUntil(writer, String.fromCharCode(97 + i), () => isOver)),
    ),
  )
  await wait(3000)
  const giveBack = await school.lose(outage, windows)
  await wait(seconds * 1000)
  await giveBack()
  await wait(AFTER_MS)
  isOver = true

  let found = 0
  for (const [i, { name, id, writers }] of studios.entries()) {
    const typed = (await typing[i]) ?? []
    for (const [at, writer] of writers.entries()) {
      const expected = `Ancla${typed[at]}`
      const { saved, shown } = await settled(school, id, writer, expected)
      const count = Math.max(wrongCharacters(expected, saved), wrongCharacters(expected, shown))
      found += count
      console.log(`${name}, ${outage}: ${count} of ${expected.length} characters wrong`)
      if (count > 0) console.log(`  typed ${expected}\n  saved ${saved}\n  shown ${shown}`)
    }
  }
  for (const window of windows) await window.close()
  return found
}

/** What is saved and what is shown, once both are what they should be, or when that takes too long. */
async function settled({ lake }: School, id: string, writer: Writer, expected: string) {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const saved = (await savedTexts(lake, id, writer.field))[writer.paragraph] ?? ''
    const shown = await shownText(writer)
    const isRight = saved === expected && shown === expected
    if (isRight || performance.now() > deadline) return { saved, shown }
    await wait(500)
  }
}
