import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningLake, startLake } from '../support/lake.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Random queries: each gets a response, nothing private is in one, and the lake keeps running.

/** Each case has another visitor: a single one would reach the rate limit. */
let visitors = 0
const newAddress = () => `10.${++visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
const SECRET = 'la-llave-esta-bajo-la-piedra'
let lake: RunningLake

beforeAll(async () => {
  lake = await startLake()
  const transaction = lake.client().transaction()
  for (const _id of ['open', 'drafts.open', 'members.open', 'inbox.a', 'versions.r1.open']) {
    const text = _id === 'open' ? 'for everybody' : SECRET
    transaction.create({ _id, _type: 'thing', text, list: [1, 2], ref: { _ref: 'members.open' } })
  }
  await transaction.commit()
})
afterAll(() => lake.close())

const word = fc.constantFrom(
  ...[
    '*',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '|',
    '->',
    '@',
    '^',
    '..',
    '...',
    ',',
    ':',
    '==',
    '!=',
    '<',
  ],
  ...['in', 'match', '&&', '||', '!', '+', '-', '/', '%', '**', '=>', 'order', 'score', 'select'],
  ...['count', 'references', 'defined', 'coalesce', 'pt::text', 'string::split', 'array::unique'],
  ...[
    'now()',
    'identity()',
    'path("**")',
    'path("members.**")',
    'global::lower',
    'sanity::dataset()',
  ],
  ...['_id', '_type', 'text', 'list', 'ref', '$a', '$b', '"thing"', '"*a*b"', '1', '0.5', 'null'],
  ...[
    'true',
    '[0]',
    '[0..5]',
    '[0...$a]',
    '{...}',
    'text[0]',
    'ref->',
    'ref->text',
    '"x" in path("a")',
  ],
)
const soup = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '))
const shapes = fc.constantFrom(
  '*[_type == "thing" && (%)]{ ... }',
  '*[%] | order(%)',
  '*{ "x": % }',
  '*[references(%)]',
  'count(*[%])',
  '%',
)
const query = fc.oneof(
  fc.tuple(shapes, soup).map(([shape, part]) => shape.replaceAll('%', part)),
  hostileText,
)
const params = fc.record({ $a: fc.jsonValue(), $b: fc.jsonValue() })
const perspective = fc.constantFrom(
  'raw',
  'published',
  'drafts',
  'previewDrafts',
  'r1',
  'r1,drafts',
)

it(
  'queries are answered or refused, and tell visitors nothing private',
  async () => {
    await fc.assert(
      fc.asyncProperty(query, params, perspective, async (asked, given, seen) => {
        const url = new URL(`${lake.origin}/lake/v2025-02-19/data/query/production`)
        url.searchParams.set('query', asked)
        url.searchParams.set('perspective', seen)
        for (const [name, value] of Object.entries(given)) {
          url.searchParams.set(name, JSON.stringify(value))
        }
        const response = await lake.lake.fetch(
          new Request(url.href.replace('/lake/v', '/v'), {
            headers: { 'x-real-ip': newAddress() },
          }),
        )
        const body = await response.text()
        expect(response.status).toBeLessThan(500)
        expect(JSON.parse(body)).toBeTypeOf('object')
        const answer = response.ok ? JSON.stringify(JSON.parse(body).result) : body
        expect(answer).not.toContain(SECRET)
      }),
      options,
    )
    expect(await lake.client({ token: undefined }).fetch('*[_id == "open"][0].text')).toBe(
      'for everybody',
    )
  },
  TIMEOUT_MS,
)
