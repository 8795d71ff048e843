import { describe, expect, test } from 'vitest'
import { lake, raw, refusal, withCleanLake } from './support/clean-lake.ts'

withCleanLake()

describe('bad input', () => {
  test('a 10 MB document is a 413 and the process survives', async () => {
    const huge = { _id: 'huge', _type: 'ship', log: 'x'.repeat(10_000_000) }
    expect((await refusal(raw().create(huge))).status).toBe(413)
    expect(await raw().getDocument('huge')).toBeUndefined()
  })

  test.each([['{'], ['null'], ['[]'], ['{"mutations":{}}']])(
    'the body %s is a 400',
    async (body) => {
      const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk-test-token' },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ statusCode: 400, message: expect.any(String) })
    },
  )

  test('a document nested 10,000 levels deep is refused', async () => {
    const depth = 10_000
    const answer = await fetch(`${lake.origin}/lake/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-test-token' },
      body: `{"mutations":[{"create":{"_type":"ship","deep":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}}]}`,
    })
    expect(answer.status).toBe(400)
  })

  test.each(['../../../etc/passwd', '..%2f..%2fstore.sqlite', '%2e%2e%2flake.sqlite'])(
    'the asset name %s is not found',
    async (name) => {
      const answer = await fetch(`${lake.origin}/lake/images/local/production/${name}`)
      expect(answer.status).toBe(404)
    },
  )

  test('an unknown dataset and an unknown endpoint are 404', async () => {
    expect((await refusal(lake.client({ dataset: 'other' }).fetch('*'))).status).toBe(404)
    expect((await fetch(`${lake.origin}/lake/v1/nothing`)).status).toBe(404)
  })
})
