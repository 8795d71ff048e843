import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LakeDocument } from '../../embedded/lake/documents.ts'
import { createHistory } from '../../embedded/lake/history/index.ts'
import { openStore, type Store } from '../../embedded/lake/store.ts'
import type { DocumentMutation } from '../../embedded/lake/transaction.ts'
import { largestArticle } from './support/articles.ts'

describe('saves of the largest article', () => {
  const article = largestArticle()
  const folder = mkdtempSync(join(tmpdir(), 'lake-history-'))
  const file = join(folder, 'lake.sqlite')
  const block = article.body[0]?.value[0]?._key
  /** Some of the saved bodies, to compare with the history. */
  const saved: LakeDocument[] = []
  let store: Store
  beforeAll(() => {
    store = openStore(folder)
    // Only the size counts here, and the disk need not be waited for.
    store.database.exec('PRAGMA synchronous = OFF')
  })
  afterAll(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })

  function save(id: string, transactionId: string, mutation: DocumentMutation) {
    const options = { author: 'captain', transactionId }
    const { changes } = store.transact(options, (all) => all.apply(id, mutation))
    return changes[0]?.after
  }

  const kinds: [string, number, (_id: string, round: number) => DocumentMutation][] = [
    [
      'typed',
      1000,
      (id, round) => {
        const text = `body[_key=="es"].value[_key=="${block}"].children[0].text`
        const letter = String.fromCharCode(97 + (round % 26))
        return { patch: { id, diffMatchPatch: { [text]: `@@ -0,0 +1 @@\n+${letter}\n` } } }
      },
    ],
    [
      'whole',
      200,
      (_id, round) => ({ createOrReplace: { ...article, _id, title: `Revisión ${round}` } }),
    ],
    [
      'field',
      200,
      (id, round) => ({ patch: { id, set: { body: article.body.toSpliced(round % 8, 1) } } }),
    ],
  ]
  test.each(kinds)(
    '(%s, %i of them) take less than 20 kB each',
    { timeout: 240_000 },
    (name, saves, change) => {
      save(name, `${name}-first`, { create: { ...article, _id: name } })
      const before = statSync(file).size
      for (let round = 0; round < saves; round++) {
        const after = save(name, `${name}-${round}`, change(name, round))
        if (after && (round % 37 === 0 || round === saves - 1)) saved.push(after)
      }
      store.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      expect(statSync(file).size - before).toBeLessThan(saves * 20_000)
    },
  )

  test('are all there, to the letter', async () => {
    const history = createHistory(store.database)
    expect(saved.length).toBeGreaterThan(30)
    for (const body of saved) {
      const { documents } = await history.documents([body._id], { revision: body._rev })
      expect(documents).toEqual([body])
    }
  })
})
