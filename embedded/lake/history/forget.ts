import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, publishedIdOf } from '../documents.ts'
import type { Log } from './log.ts'
import { createStates } from './states.ts'

/**
 * Erases personal documents that were deleted under an older version of the program. Runs once,
 * when its migration requests it.
 */
export function forgetDeleted(
  database: DatabaseSync,
  log: Log,
  documents: ReadonlyMap<string, LakeDocument>,
  isPersonal: (document: LakeDocument) => boolean,
) {
  const isDue = database.prepare("DELETE FROM chores WHERE name = 'forget'").run().changes > 0
  if (!isDue) return
  const living = new Set([...documents.keys()].map(publishedIdOf))
  const last = database.prepare(`
    SELECT document_id, group_id, max(seq) AS seq FROM changes
    WHERE transition <> 'disappear' GROUP BY document_id`)
  const gone = new Set<string>()
  for (const row of last.all()) {
    const group = row.group_id as string
    if (living.has(group)) continue
    const body = createStates(database).after(row.document_id as string, Number(row.seq))
    if (body && isPersonal(body as LakeDocument)) gone.add(group)
  }
  if (gone.size === 0) return
  const timestamp = new Date().toISOString()
  const seq = log.append({ id: randomUUID(), timestamp, author: 'migration' })
  for (const group of gone) log.erase(seq, group)
}
