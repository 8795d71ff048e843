import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, maybeText, optional, parseEach, parseOne, text } from './parse.server.ts'

const schema = z.object({ _id: z.string(), name: text })

describe('parseEach', () => {
  it('leaves out a malformed document, and logs which', () => {
    const lines: string[] = []
    const rows = [
      { _id: 'a', name: 'Ana' },
      { _id: 'b', name: 7 },
      null,
      { _id: 'c', name: 'Ciro' },
    ]
    const parsed = parseEach(schema, rows, 'testimonial', (line) => lines.push(line))
    expect(parsed.map(({ _id }) => _id)).toEqual(['a', 'c'])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('testimonial b')
  })

  it('treats anything that is no list as an empty one', () => {
    expect(parseEach(schema, null, 'testimonial')).toEqual([])
    expect(parseEach(schema, { 0: {} } as never, 'testimonial')).toEqual([])
  })
})

describe('parseOne', () => {
  it('logs nothing for a missing document', () => {
    const lines: string[] = []
    expect(parseOne(schema, null, 'page', (line) => lines.push(line))).toBeNull()
    expect(lines).toEqual([])
  })
})

describe('parts of a document', () => {
  const page = z.object({ hero: optional(schema, 'hero'), cards: listOf(schema, 'cards') })

  it('keeps the document when a part is malformed or missing', () => {
    const parsed = page.parse({
      hero: { _id: 'h', name: '' },
      cards: [{ _id: 'a', name: 'Ana' }, 3],
    })
    expect(parsed).toEqual({ hero: null, cards: [{ _id: 'a', name: 'Ana' }] })
    expect(page.parse({})).toEqual({ hero: null, cards: [] })
  })

  it('reads a missing text as empty', () => {
    expect(maybeText.parse(null)).toBe('')
    expect(maybeText.parse('  ahoy ')).toBe('ahoy')
  })
})

it('accepts only results with the fields of its schema, which the compiler checks', () => {
  const ranked = schema.extend({ rank: z.number() })
  const plain = { _id: 'a', name: 'Ana' }
  // @ts-expect-error: the query selects a field that the schema omits.
  expect(parseOne(schema, { ...plain, rank: 1 }, 'member')).toEqual(plain)
  // @ts-expect-error: the schema reads a field that the query does not select.
  expect(parseOne(ranked, plain, 'member')).toBeNull()
})
