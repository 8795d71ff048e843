import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from './support/clean-lake.ts'
import { type LakeProcess, startLakeProcess } from './support/lake-siege.ts'

let lake: LakeProcess
beforeAll(async () => {
  lake = await startLakeProcess()
  const transaction = lake.site.transaction()
  for (let i = 0; i < 100; i++) transaction.create({ _id: `ship-${i}`, _type: 'ship', sails: i })
  await transaction.commit()
})
afterAll(() => lake.stop())

/** Each visitor has an address of their own: what one has spent is not another's. */
let visitors = 0
const newVisitor = () => lake.visitor(`198.51.100.${++visitors}`)
const ships = (client = newVisitor()) => client.fetch('count(*[_type == "ship"])')

const doubled = (start: string, times: number) => `{"a": ${start}}${'{"a": a + a}'.repeat(times)}.a`
const letters = (letter: string) => letter.repeat(14_000)
const numbers = (from: number) => Array.from({ length: 3000 }, (_, i) => from + i)
const backtracking = [`"${'a'.repeat(76)}" match "${'*a'.repeat(12)}*b"`, {}] as const

describe('a query that takes too long', () => {
  test.each([
    ['wildcards that backtrack', ...backtracking],
    [
      'arrays compared with each other',
      'array::intersects(string::split($a, ""), string::split($b, ""))',
      { a: letters('a'), b: letters('b') },
    ],
  ])(
    '%s: others are answered, and it ends with an error of Sanity',
    async (_name, query, params) => {
      const costly = refusal(newVisitor().fetch(query, params))
      const cheap = await lake.answeredDuring(costly)
      const { status, body } = await costly
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ type: 'queryError', query })
      expect(body.error.description).toContain('timed out')
      expect(cheap).toBeGreaterThan(20)
      expect(await ships()).toBe(100)
    },
  )

  test("the site's own queries do not wait for it", async () => {
    await lake.site.fetch('1')
    const costly = refusal(newVisitor().fetch(...backtracking))
    const answered = await lake.answeredDuring(costly, async (_origin, turn) => {
      expect(await lake.site.fetch(`count(*) - count(*) + ${turn}`)).toBe(turn)
    })
    await costly
    expect(answered).toBeGreaterThan(10)
  })

  test('neither the site nor visitors wait for queries of a captain in the Studio', async () => {
    const url = new URL(`${lake.origin}/lake/v2025-02-19/data/query/production`)
    url.searchParams.set('query', backtracking[0])
    const headers = { cookie: 'session=captain', origin: lake.origin }
    const leaving = new AbortController()
    let isOver = false
    const costly = fetch(url, { headers, signal: leaving.signal }).then(
      () => {
        isOver = true
      },
      () => {},
    )
    const visitor = newVisitor()
    for (let turn = 0; turn < 20; turn++) {
      const query = `count(*) - count(*) + ${turn}`
      const answers = await Promise.all([lake.site.fetch(query), visitor.fetch(query)])
      expect(answers).toEqual([turn, turn])
    }
    expect(isOver).toBe(false)
    leaving.abort()
    await costly
  })

  test('a worker that replaces a terminated one has every commit', async () => {
    const costly = refusal(newVisitor().fetch(...backtracking))
    for (let i = 0; i < 20; i++) {
      await lake.site.createOrReplace({ _id: `boat-${i}`, _type: 'boat' })
    }
    const waiting = newVisitor().fetch('count(*[_type == "boat"])')
    await costly
    expect(await waiting).toBe(20)
    await lake.site.createOrReplace({ _id: 'boat-20', _type: 'boat' })
    expect(await newVisitor().fetch('count(*[_type == "boat"])')).toBe(21)
  })

  test('a client with many queries delays only itself, and gets a 429', async () => {
    const greedy = `198.51.100.${++visitors}`
    const gone = new AbortController()
    let ended = 0
    const refused: (string | null)[] = []
    for (let i = 0; i < 30; i++) {
      const query = encodeURIComponent(`${i} == 0 || ${backtracking[0]}`)
      const url = `${lake.origin}/lake/v1/data/query/production?query=${query}`
      const headers = { 'x-real-ip': greedy }
      void fetch(url, { headers, signal: gone.signal }).then(
        ({ status, headers }) => {
          if (status === 400) ended++
          else refused.push(`${status}, again in ${headers.get('retry-after')}`)
        },
        () => {},
      )
    }
    await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(15)
    const before = ended
    expect(await ships()).toBe(100)
    expect(ended - before).toBeLessThan(4)
    expect(new Set(refused)).toEqual(new Set(['429, again in 1']))
    // An aborted query leaves the queue: the next visitor has their turn at once.
    gone.abort()
    expect(await ships()).toBe(100)
  })
})

describe('a query that is too large', () => {
  test.each([
    ['a long query', `[${'1,'.repeat(20_000)}1]`, {}],
    [
      'long arrays of parameters',
      '$a[@ in $b]',
      { a: numbers(0).concat(numbers(0)), b: numbers(0) },
    ],
    ['a long text', `[${'$s,'.repeat(100)}1]`, { s: 's'.repeat(3_900_000) }],
  ])('%s is refused at once', async (_name, query, params) => {
    expect((await refusal(newVisitor().fetch(query, params))).status).toBe(413)
  })

  test.each([
    ['arrays searched in each other', '$a[@ in $b]', { a: numbers(0), b: numbers(9000) }],
    [
      'items compared with each other',
      'count($a[count($b[@ > ^.^]) > 0])',
      { a: numbers(0), b: numbers(0) },
    ],
    ['parentheses without end', '('.repeat(15_000), {}],
    ['a text that doubles', `lower(${doubled('$s', 25)})`, { s: 's'.repeat(100) }],
    ['an array that doubles', doubled('[1, 2, 3, 4]', 27), {}],
    [
      'arrays within arrays',
      'count(*[]{"b": string::split($s, "") + string::split($s, "")}.b[])',
      { s: 's'.repeat(30_000) },
    ],
    [
      'a text that stands in the result often',
      `[${'$s,'.repeat(200)}1]`,
      { s: 's'.repeat(30_000) },
    ],
    ['a result that is small in memory alone', `{"o": 1}${'{"o": [o, o]}'.repeat(40)}`, {}],
    [
      'many long texts at once',
      `{"s": $s}${'{"s": s + s}'.repeat(9)}{"all": *[]{"a": lower(^.s), "b": lower(^.s), "c": lower(^.s)}}`,
      { s: 'ж'.repeat(1900) },
    ],
  ])('%s: ends with an error of Sanity', async (_name, query, params) => {
    const { status, body } = await refusal(newVisitor().fetch(query, params))
    expect(status).toBe(400)
    expect(body.error.type).toMatch(/^query(Parse)?Error$/)
    expect(await ships()).toBe(100)
  })

  test('memory stays bounded throughout', () => {
    expect(lake.peakMegabytes()).toBeLessThan(1000)
  })
})

test('unused parameters do not change the cache key', async () => {
  const query = 'count(*[sails >= $least])'
  const first = newVisitor()
  expect(await first.fetch(query, { least: 0 })).toBe(100)
  // Cached results need no worker: a visitor may have any number of them at once.
  const all = Array.from({ length: 100 }, (_, i) => first.fetch(query, { least: 0, salt: i }))
  expect(new Set(await Promise.all(all))).toEqual(new Set([100]))
})

test('missing functions are named, and those about the dataset work', async () => {
  const { status, message } = await refusal(newVisitor().fetch('*[geo::contains(a, b)]'))
  expect(status).toBe(400)
  expect(message).toContain('geo::contains')
  const about = '{"project": sanity::projectId(), "dataset": sanity::dataset()}'
  expect(await newVisitor().fetch(about)).toEqual({ project: 'local', dataset: 'production' })
})
