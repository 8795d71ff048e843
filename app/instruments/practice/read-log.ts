import {
  bounded,
  emptyLog,
  merge,
  type PracticeEntry,
  type PracticeLog,
} from '../../../domain/practice-log.ts'
import { z } from '../../zod.ts'

/** The longest title that an entry keeps. */
export const MAX_TITLE = 200

const text = z.string().min(1).max(MAX_TITLE)
const count = z.number().int().min(0).max(100_000)
const tempo = z.number().min(1).max(1_000)
const milliseconds = z.number().min(-10_000).max(10_000)
/** A moment in the one way of writing whose alphabetical order is that of time. */
const moment = z.iso.datetime().transform((at) => new Date(at).toISOString())

const resultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tab'),
    tempo: tempo.nullable(),
    played: count,
    asked: count,
  }),
  z.object({
    kind: z.literal('strum'),
    tempo,
    steadiness: milliseconds.min(0),
    late: milliseconds,
  }),
  z.object({ kind: z.literal('changes'), count }),
])

export const entrySchema = z.object({
  id: z.uuid(),
  piece: text,
  title: text,
  // On this site: no second slash, by which a browser would understand another host.
  path: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])/),
  at: moment,
  seconds: z.number().min(0).max(86_400),
  result: resultSchema,
}) satisfies z.ZodType<PracticeEntry>

/** A log of which nothing is malformed; its entries stand under their own ids. */
export const logSchema = z
  .object({
    entries: z.record(z.uuid(), entrySchema),
    deleted: z.record(z.uuid(), moment),
    clearedAt: moment.nullable(),
  })
  .refine(({ entries }) => Object.entries(entries).every(([key, { id }]) => key === id))

/** The log in a stored value: one malformed part costs that part alone. */
export function readLog(stored: unknown): PracticeLog {
  const { entries, deleted, clearedAt } = Object(stored)
  const read = {
    entries: Object.fromEntries(readEntries(entries).map((entry) => [entry.id, entry])),
    deleted: Object.fromEntries(
      Object.entries(Object(deleted)).flatMap(([id, at]) => {
        const known = moment.safeParse(at)
        return known.success ? [[id, known.data]] : []
      }),
    ),
    clearedAt: moment.safeParse(clearedAt).data ?? null,
  }
  return bounded(merge(emptyLog, read))
}

/** The valid entries of a record or a list. */
const readEntries = (stored: unknown): PracticeEntry[] =>
  Object.values(Object(stored)).flatMap((value) => entrySchema.safeParse(value).data ?? [])
