import { z } from 'zod'
import { LOOSE, PARTS } from '../data/layout.ts'
import { MANIFEST } from '../data/manifest.ts'

/** The last entry of a backup: what must be in it. One that was cut off lacks it. */
export const CONTENTS = 'contents.json'

export const contentsSchema = z.object({
  program: z.literal('escuela-pirata'),
  format: z.literal(1),
  /** The moment of which the backup is. */
  createdAt: z.iso.datetime(),
  entries: z.array(
    z.object({
      path: z.string(),
      /** Bytes. */
      size: z.int().nonnegative(),
      /** Hexadecimal. */
      sha256: z.string(),
    }),
  ),
})

export type Contents = z.infer<typeof contentsSchema>
export type Entry = Contents['entries'][number]

/** The names of files beside databases: hashes, UUIDs. Never one with a slash, or `.` and `..`. */
const FILE_NAME = /^[\w-][\w.-]*$/

/** True if a data folder may contain such a file: a backup writes nothing else. */
export function belongsToDataFolder(path: string): boolean {
  if (path === MANIFEST || LOOSE.some((loose) => loose === path)) return true
  const slash = path.lastIndexOf('/')
  return Object.values(PARTS).some(
    ({ secret, databases, files }) =>
      secret.path === path ||
      databases.some((database) => database.path === path) ||
      (files.includes(path.slice(0, slash)) && FILE_NAME.test(path.slice(slash + 1))),
  )
}
