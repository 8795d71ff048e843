import { z } from 'zod'
import type { Database } from '../../kit/database.ts'
import { invalidRequest } from './errors.ts'
import { namesBelow } from './name-range.ts'
import { fileJson } from './object-json.ts'
import { type ObjectRow, toObject } from './objects.ts'

const COLUMNS = ['name', 'created_at', 'updated_at'] as const
const ORDERS = ['asc', 'desc'] as const

export const objectsQuery = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(COLUMNS).default('name'), order: z.enum(ORDERS).default('asc') })
    .default({ column: 'name', order: 'asc' }),
})

/** The beginning of the next page: after this value of the sorted column, and this name. */
const cursorSchema = z.tuple([z.string(), z.string()])

export type ListObjects = ReturnType<typeof createListObjects>

/**
 * All objects whose names begin with a prefix, by pages, as `listV2()` of supabase-js shows them.
 * With a delimiter, deeper objects are listed as folder names alone. Names are whole
 * paths in the bucket.
 */
export function createListObjects({ db }: Database) {
  // With a delimiter everything below one folder is one entry, named by the folder.
  const entries = `
    SELECT CASE WHEN instr(substr(name, :start), '/') > 0
      THEN substr(name, 1, :start - 1 + instr(substr(name, :start), '/')) ELSE name END AS entry, *
    FROM objects WHERE bucket_id = :bucket AND name >= :low AND name < :high`
  const pageBy = (column: string, order: string) => {
    const key = column === 'name' ? 'entry' : column
    // A folder stands where the first or last of its objects stands in the order requested.
    const first = order === 'asc' ? 'min' : 'max'
    const after = order === 'asc' ? '>' : '<'
    return db.prepare(
      `SELECT *, ${first}(${key}) AS sort_key FROM (${entries}) GROUP BY entry
       HAVING :cursorKey IS NULL OR (sort_key, entry) ${after} (:cursorKey, :cursorName)
       ORDER BY sort_key ${order}, entry ${order} LIMIT :limit`,
    )
  }
  // Without a delimiter no entry represents several objects, and an index gives the order.
  const flatBy = (column: string, order: string) => {
    const after = order === 'asc' ? '>' : '<'
    return db.prepare(
      `SELECT *, name AS entry, ${column} AS sort_key FROM objects
       WHERE bucket_id = :bucket AND name >= :low AND name < :high
         AND (:cursorKey IS NULL OR (${column}, name) ${after} (:cursorKey, :cursorName))
       ORDER BY ${column} ${order}, name ${order} LIMIT :limit`,
    )
  }
  const statements = new Map(
    COLUMNS.flatMap((column) =>
      ORDERS.map((order) => [
        `${column} ${order}`,
        { grouped: pageBy(column, order), flat: flatBy(column, order) },
      ]),
    ),
  )

  /** @param readable the beginning that names must have for this reader, see `listablePrefix` */
  return (bucket: string, readable: string, query: z.infer<typeof objectsQuery>) => {
    const { limit, sortBy, with_delimiter } = query
    const range = namesBelow(query.prefix, readable)
    if (!range) return { hasNext: false, folders: [], objects: [] }
    const [cursorKey, cursorName] = query.cursor ? readCursor(query.cursor) : [null, null]
    const statement = statements.get(`${sortBy.column} ${sortBy.order}`)
    // One more than requested shows whether there is a next page.
    const scope = { bucket, ...range, cursorKey, cursorName, limit: limit + 1 }
    const found = (
      with_delimiter
        ? statement?.grouped.all({ ...scope, start: query.prefix.length + 1 })
        : statement?.flat.all(scope)
    ) as Entry[]
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    return {
      hasNext: found.length > limit,
      ...(found.length > limit && last && { nextCursor: writeCursor(last) }),
      folders: rows.filter(isFolder).map(({ entry }) => ({ name: entry, key: entry.slice(0, -1) })),
      objects: rows.filter((row) => !isFolder(row)).map(objectJson),
    }
  }
}

type Entry = ObjectRow & { entry: string; sort_key: string }

const isFolder = ({ entry }: Entry) => entry.endsWith('/')

function objectJson(row: Entry) {
  return { ...fileJson(toObject(row)), key: row.name }
}

function writeCursor({ sort_key, entry }: Entry): string {
  return Buffer.from(JSON.stringify([sort_key, entry])).toString('base64url')
}

function readCursor(cursor: string): [string, string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalidRequest('The cursor is not one of this API')
  }
}
