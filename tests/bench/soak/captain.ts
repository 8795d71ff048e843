import { createClient } from '@sanity/client'
import { seeded } from '../../../app/sounds/samples.ts'
import { repeat, type Soak } from './run.ts'

const EVERY_MS = 5000
const LISTENERS = 20
/** The article that is published again and again: its summary carries a number. */
const QUERY = '*[_type == "article"] | order(_id)[0]{ _id, "text": summary[0] }'
/** A change is on its page within this time (ms); the page is asked until then. */
const SEEN_MS = 20_000

/**
 * The captain publishes a change every five seconds, which must reach all listeners and be what the
 * dataset says in the end.
 */
export async function captain(soak: Soak) {
  const { apiHost, projectId, dataset, token } = soak.keys.lake
  const client = createClient({
    ...{ apiHost, projectId, dataset, token },
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
  const before = await client.fetch<{ _id: string; text: { _key: string; value: string } }>(QUERY)
  const { _id } = before
  const acknowledged: string[] = []

  const listeners = Array.from({ length: LISTENERS }, (_, index) => {
    const seen = new Set<string>()
    const headers = { 'x-forwarded-for': `198.51.100.${index + 1}` }
    const anonymous = client.withConfig({ token: undefined, headers })
    const welcomed = Promise.withResolvers<void>()
    const subscription = anonymous
      .listen('*[_id == $id]', { id: _id }, { events: ['welcome', 'mutation', 'reconnect'] })
      .subscribe({
        next(event) {
          if (event.type === 'welcome') welcomed.resolve()
          if (event.type === 'reconnect')
            soak.problems.add('a listener lost its connection', String(index))
          if (event.type === 'mutation' && 'result' in event) seen.add(event.result?._rev ?? '')
        },
        error: (error: unknown) => soak.problems.add('a listener ended', String(error)),
      })
    return { seen, subscription, welcomed: welcomed.promise }
  })
  await Promise.all(listeners.map(({ welcomed }) => welcomed))

  const path = `summary[_key=="${before.text._key}"].value`
  let number = 0
  const done = repeat(soak, 'the captain', EVERY_MS, seeded(7), async () => {
    const text = `${before.text.value} (${++number})`
    const { _rev } = await client
      .patch(_id)
      .set({ [path]: text })
      .commit()
    acknowledged.push(_rev)
    await waitForPage(soak, text)
  })

  return {
    done,
    /** Compares what listeners heard with what was published. @returns figures */
    async check() {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      for (const { seen, subscription } of listeners) {
        subscription.unsubscribe()
        const missed = acknowledged.filter((revision) => !seen.has(revision)).length
        if (missed > 0) {
          soak.problems.add('a listener missed a change', `${missed} of ${acknowledged.length}`)
        }
      }
      const { text } = await client.fetch<{ text: { value: string } }>(QUERY)
      if (text.value !== `${before.text.value} (${number})`) {
        soak.problems.add('a lost write', text.value)
      }
      return { published: acknowledged.length, listeners: listeners.length }
    },
  }
}

/** The list of articles shows the change before long; until then it may show the one before. */
async function waitForPage(soak: Soak, text: string) {
  const deadline = performance.now() + SEEN_MS
  while (performance.now() < deadline && !soak.signal.aborted) {
    const html = await (await fetch(`${soak.url}/blog`)).text()
    if (html.includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  if (!soak.signal.aborted) soak.problems.add('a change that is not shown', text)
}
