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
// seconds, and for a while after; plain fields and rich text, one Studio and two on the same article. A run is
// one of these through one outage; all of them share it, and write on where they are in the next one. Prints
// how many characters are wrong in what is saved and in what is shown, and ends with 1 when there are any.

const [runs = 50, seconds = 20] = process.argv.slice(2).map(Number)
/** Typing goes on after the return until the Studio must have noticed and sent what it held (ms). */
const AFTER_MS = 10_000
/**
 * Timeout until the saved text equals the typed text (ms): each second of an outage left a save to
 * send.
 */
const SETTLE_MS = 180_000

/** Places of the writers in each setting: [field, paragraph]. */
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

interface Studios {
  name: string
  id: string
  writers: Writer[]
  /** Text that each writer has typed so far. */
  texts: string[]
}

await buildStale()
const school = await openSchool()
let wrong = 0
try {
  const studios: Studios[] = []
  for (const [i, setting] of settings.slice(0, runs).entries()) {
    studios.push(await openStudios(school, `reconnect-${i}`, setting))
  }
  for (let done = 0, round = 0; done < runs; round++) {
    const writing = studios.slice(0, runs - done)
    wrong += await weather(writing, outages[round % outages.length] ?? 'cut', done)
    done += writing.length
  }
} finally {
  await school.close()
}
console.log(`${runs} runs, outages of ${seconds} s: ${wrong} characters wrong`)
process.exitCode = wrong > 0 ? 1 : 0

async function openStudios({ lake, openWindow }: School, id: string, setting: [Field, number][]) {
  await publishArticle(lake, id)
  const writers: Writer[] = []
  for (const [field, paragraph] of setting) {
    writers.push(await openWriter(await openWindow(), id, field, paragraph))
  }
  const name = setting.map(([field, paragraph]) => `${field} ${paragraph + 1}`).join(' beside ')
  return { name, id, writers, texts: writers.map(() => 'Ancla') }
}

/** Loses the server under all writers, gives it back, and counts the characters that are wrong. */
async function weather(studios: Studios[], outage: Outage, done: number): Promise<number> {
  let isOver = false
  // A browser that goes offline is one of two; the other writes on meanwhile.
  const away = studios.flatMap(({ writers }) =>
    outage === 'offline' ? writers.slice(0, 1) : writers,
  )
  const windows = away.map(({ page }) => page.context())
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
  for (const [i, studio] of studios.entries()) {
    const typed = (await typing[i]) ?? []
    for (const [at, writer] of studio.writers.entries()) {
      const expected = `${studio.texts[at]}${typed[at]}`
      const { saved, shown } = await settled(studio.id, writer, expected)
      const count = Math.max(wrongCharacters(expected, saved), wrongCharacters(expected, shown))
      found += count
      studio.texts[at] = shown
      console.log(
        `run ${done + i + 1}, ${studio.name}, ${outage}: ${count} of ${typed[at]?.length} characters wrong`,
      )
      if (count > 0) console.log(`  typed ${expected}\n  saved ${saved}\n  shown ${shown}`)
    }
  }
  return found
}

/** The saved and the shown text, once both are as expected, or at the timeout. */
async function settled(id: string, writer: Writer, expected: string) {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    const saved = (await savedTexts(school.lake, id, writer.field))[writer.paragraph] ?? ''
    const shown = await shownText(writer)
    const isRight = saved === expected && shown === expected
    if (isRight || performance.now() > deadline) return { saved, shown }
    await wait(500)
  }
}
