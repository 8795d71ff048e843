import { z } from 'zod'
import type { Database } from '../../kit/database.ts'
import { namesBelow } from './name-range.ts'
import { fileJson } from './object-json.ts'
import { type ObjectRow, toObject } from './objects.ts'

export const folderQuery = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().nullish(),
  sortBy: z.object({ column: z.string().optional(), order: z.string().optional() }).nullish(),
})

const COLUMNS: Record<string, string> = {
  name: 'name',
  created_at: 'created_at',
  updated_at: 'updated_at',
  last_accessed_at: 'updated_at',
}

export type ListFolder = ReturnType<typeof createListFolder>

/**
 * The content of one folder: the folders in it, then the files, as `list()` of supabase-js shows it.
 * Names are relative to the folder.
 */
export function createListFolder({ db }: Database) {
  // The part of a name below the folder; when it has a slash, the object is in a subfolder.
  const inside = `
    (SELECT *, substr(name, :start) AS rest FROM objects
     WHERE bucket_id = :bucket AND name >= :low AND name < :high)`
  const found = "(:search = '' OR instr(lower(entry), lower(:search)) > 0)"
  const folders = db.prepare(
    `SELECT DISTINCT substr(rest, 1, instr(rest, '/') - 1) AS entry FROM ${inside}
     WHERE instr(rest, '/') > 0 AND ${found} ORDER BY entry`,
  )
  const filesBy = (column: string, direction: string) =>
    db.prepare(
      `SELECT *, rest AS entry FROM ${inside} WHERE instr(rest, '/') = 0 AND ${found}
       ORDER BY ${column} ${direction}, name LIMIT :limit OFFSET :offset`,
    )
  const files = new Map(
    ['name', 'created_at', 'updated_at'].flatMap((column) =>
      ['asc', 'desc'].map((direction) => [`${column} ${direction}`, filesBy(column, direction)]),
    ),
  )

  /** @param readable the beginning that names must have for this reader, see `listablePrefix` */
  return (bucket: string, readable: string, query: z.infer<typeof folderQuery>) => {
    const folder = query.prefix && !query.prefix.endsWith('/') ? `${query.prefix}/` : query.prefix
    const range = namesBelow(folder, readable)
    if (!range) return []
    const scope = { bucket, ...range, start: folder.length + 1, search: query.search ?? '' }

    const names = folders.all(scope).map((row) => String(row.entry))
    const descending = query.sortBy?.order === 'desc'
    if (descending) names.reverse()
    const shown = names.slice(query.offset, query.offset + query.limit)

    const column = COLUMNS[query.sortBy?.column ?? 'name'] ?? 'name'
    const rows = files.get(`${column} ${descending ? 'desc' : 'asc'}`)?.all({
      ...scope,
      limit: query.limit - shown.length,
      offset: Math.max(0, query.offset - names.length),
    }) as (ObjectRow & { entry: string })[]
    return [
      ...shown.map(folderJson),
      ...rows.map((row) => ({ ...fileJson(toObject(row)), name: row.entry })),
    ]
  }
}

function folderJson(name: string) {
  const nothing = { id: null, updated_at: null, created_at: null, last_accessed_at: null }
  return { name, ...nothing, metadata: null }
}
