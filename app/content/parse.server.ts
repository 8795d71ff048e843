import { z } from 'zod'
import { isReservedSlug } from '../../domain/reserved-slugs.ts'
import { isSlug } from '../../domain/slug.ts'

type Log = (line: string) => void

/**
 * Row type that a query must return for a schema: every field that the schema names. Values are
 * validated at run time; names at compile time, against TypeGen's types.
 */
type Row<Schema extends z.ZodType> =
  z.input<Schema> extends Record<string, unknown>
    ? { [Field in keyof z.input<Schema>]-?: unknown }
    : unknown

/**
 * `unknown` if a schema reads every field of a result; else names the fields that it omits. `_id` may serve the
 * log alone.
 */
type ReadsAll<Schema extends z.ZodType, Answer> =
  z.input<Schema> extends Record<string, unknown>
    ? [Forgotten<Schema, Answer>] extends [never]
      ? unknown
      : { forgets: Forgotten<Schema, Answer> }
    : unknown
type Forgotten<Schema extends z.ZodType, Answer> = Exclude<
  Answer extends unknown ? keyof Answer : never,
  keyof z.input<Schema> | '_id'
>

/**
 * Validates the result of a query; null (and one line in the log) when it is malformed, so that one bad
 * document never breaks a page. Query and schema must name the same fields: TypeGen's types check this at
 * compile time.
 *
 * @param label name of the document, for the log
 */
export function parseOne<Schema extends z.ZodType, Answer extends Row<Schema>>(
  schema: Schema & ReadsAll<Schema, Answer>,
  value: Answer | null | undefined,
  label: string,
  log: Log = console.warn,
): z.output<Schema> | null {
  return parsePart(schema, value, label, log)
}

function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  label: string,
  log: Log,
): z.output<Schema> | null {
  if (value === null || value === undefined) return null
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const id = (value as { _id?: unknown })._id
  const where = typeof id === 'string' ? `${label} ${id}` : label
  log(`content: ${where} is left out: ${z.prettifyError(result.error).replaceAll('\n', ' ')}`)
  return null
}

/** The well-formed members of a list, in order; each malformed one is logged and left out. */
export function parseEach<Schema extends z.ZodType, Answer extends Row<Schema>>(
  schema: Schema & ReadsAll<Schema, Answer>,
  rows: readonly (Answer | null)[] | null | undefined,
  label: string,
  log: Log = console.warn,
): z.output<Schema>[] {
  return parseParts(schema, rows, label, log)
}

function parseParts<Schema extends z.ZodType>(
  schema: Schema,
  rows: unknown,
  label: string,
  log: Log,
): z.output<Schema>[] {
  if (!Array.isArray(rows)) return []
  return rows
    .map((row) => parsePart(schema, row, label, log))
    .filter((row): row is z.output<Schema> & {} => row !== null)
}

/** A schema for a list inside a document: its malformed members are logged and left out. */
export function listOf<Schema extends z.ZodType>(schema: Schema, label: string) {
  return z
    .unknown()
    .optional()
    .transform((rows) => parseParts(schema, rows, label, console.warn))
}

/** A schema for an optional part of a document: malformed, it counts as absent. */
export function optional<Schema extends z.ZodType>(schema: Schema, label: string) {
  return z
    .unknown()
    .optional()
    .transform((value) => parsePart(schema, value, label, console.warn))
}

/** Text that must be there. */
export const text = z.string().trim().min(1)

/** The slug of a document that the site can link to. */
export const slug = z.string().refine(isSlug)

/** The slug of a `page` document that is seen at it: no route of another kind is there. */
export const pageSlug = slug.refine(
  (given) => !isReservedSlug(given),
  'is the address of something else',
)

/** Text that may be missing: then it is empty. */
export const maybeText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')

/** A feature switch of the captain's: off by default. */
export const toggle = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
