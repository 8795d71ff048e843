import { openSchool, outages } from '../bench/reconnect/school.ts'
import {
  type Field,
  openWriter,
  publishArticle,
  savedTexts,
  shownText,
  typeUntil,
} from '../bench/reconnect/typing.ts'
import { expect, test } from './studio.ts'

// `npm run bench:reconnect` does the same at length. The server is one of its own, as it is killed.
test.describe.configure({ timeout: 600_000 })

/** Fields of the two captains, by kind of outage. */
const places: Record<(typeof outages)[number], [Field, number][]> = {
  cut: [
    ['title', 0],
    ['summary', 0],
  ],
  offline: [
    ['body', 0],
    ['body', 1],
  ],
  killed: [
    ['body', 0],
    ['title', 0],
  ],
}

test('the input of two captains during and after an outage is all saved', async ({ browser }) => {
  const school = await openSchool(browser)
  try {
    for (const outage of outages) {
      const id = `reconnect-${outage}`
      await publishArticle(school.lake, id)
      const writers = await Promise.all(
        places[outage].map(async ([field, paragraph]) =>
          openWriter(await school.openWindow(), id, field, paragraph),
        ),
      )
      let isOver = false
      const typing = writers.map((writer, i) => typeUntil(writer, 'ab'[i] ?? '', () => isOver))
      await expect.poll(() => savedTexts(school.lake, id, 'title')).not.toEqual([])
      const windows = writers.map(({ page }) => page.context())
      const giveBack = await school.lose(outage, windows)
      for (const { page } of writers) {
        await expect(page.getByRole('status').getByText('Sin conexión')).toBeVisible()
      }
      await giveBack()
      for (const { page } of writers) {
        await expect(page.getByRole('status').getByText('Sin conexión')).toHaveCount(0)
      }
      // They go on writing, across the next two saves.
      for (let saves = 0; saves < 2; saves++) {
        for (const { field } of writers) {
          const before = (await savedTexts(school.lake, id, field)).join().length
          const now = async () => (await savedTexts(school.lake, id, field)).join().length
          await expect.poll(now, { message: outage }).toBeGreaterThan(before)
        }
      }
      isOver = true
      const typed = await Promise.all(typing)
      for (const [i, writer] of writers.entries()) {
        const expected = `Ancla${typed[i]}`
        const saved = async () =>
          (await savedTexts(school.lake, id, writer.field))[writer.paragraph]
        await expect.poll(saved, { message: outage }).toBe(expected)
        await expect.poll(() => shownText(writer), { message: outage }).toBe(expected)
      }
      for (const window of windows) await window.close()
    }
  } finally {
    await school.close()
  }
})
