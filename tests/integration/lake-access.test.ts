import { describe, expect, test } from 'vitest'
import { lake, raw, refusal, visitor, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

describe('permissions', () => {
  test('without a session nothing is written', async () => {
    const refused = await refusal(visitor().create({ _type: 'ship' }))
    expect(refused.status).toBe(401)
    expect(await raw().fetch('count(*[_type == "ship"])')).toBe(0)
  })

  test('a wrong token is refused, also for reading', async () => {
    const refused = await refusal(lake.client({ token: 'sk-wrong' }).fetch('*'))
    expect(refused).toMatchObject({ status: 401, body: { errorCode: 'SIO-401-ANF' } })
  })

  test("a session cookie counts for the site's own pages only", async () => {
    const write = (headers: Record<string, string>) =>
      fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
        method: 'POST',
        headers: { cookie: 'session=captain', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ mutations: [{ create: { _type: 'ship' } }] }),
      }).then((answer) => answer.status)
    expect(await write({ origin: 'https://evil.example' })).toBe(401)
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await write({ origin: lake.origin })).toBe(200)
  })

  test('a member without access to the dataset gets an error', async () => {
    const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
      method: 'POST',
      headers: { cookie: 'session=member', origin: lake.origin },
      body: JSON.stringify({ mutations: [{ create: { _type: 'ship' } }] }),
    })
    expect(answer.status).toBe(403)
    const drafts = await fetch(
      `${lake.origin}/lake/v1/data/query/production?query=count(*[_id in path("drafts.**")])`,
      { headers: { cookie: 'session=member', origin: lake.origin } },
    )
    expect(await drafts.json()).toMatchObject({ result: 0 })
  })

  test('history needs a session', async () => {
    const answer = await fetch(`${lake.origin}/lake/v1/data/history/production/transactions/x`)
    expect(answer.status).toBe(401)
  })
})
