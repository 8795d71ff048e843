import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type RunningLake, startLake } from './lake.ts'

/** The lake of a test file; there once the tests run. */
export let lake: RunningLake

/** Gives a test file a lake that is empty at the beginning of each test. */
export function withCleanLake() {
  beforeAll(async () => {
    lake = await startLake()
  })
  afterAll(() => lake.close())
  beforeEach(async () => {
    await raw().delete({ query: '*[!(_id in path("_.**"))]' })
  })
}

export const raw = () => lake.client({ perspective: 'raw' })
export const visitor = () => lake.client({ token: undefined })

/** The error body of a refused request. */
export async function refusal(request: Promise<unknown>) {
  const error = await request.then(
    () => expect.fail('the request should have been refused'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  const { statusCode, responseBody, message } = error as ClientError
  return { status: statusCode, message, body: JSON.parse(String(responseBody)) }
}
