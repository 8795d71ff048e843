import { expect, it } from 'vitest'
import { scrub } from './scrub.ts'

it.each([
  ['no user anne@example.com here', 'no user [email] here'],
  ['no user Anne.B+c@mar.example.com', 'no user [email]'],
  ['bad token eyJhbGciOi.eyJzdWIi.c2ln', 'bad token [token]'],
  ['from 192.0.2.7:4711', 'from [address]:4711'],
  ['from 2001:db8::1 today', 'from [address] today'],
  ['GET /buscar?q=mi+vida failed', 'GET /buscar?[query] failed'],
  ['GET http://x.example/a/b?email=a%40b.es', 'GET http://x.example/a/b?[query]'],
  [
    'at load (file:///srv/app/server/start.ts:10:5)',
    'at load (file:///srv/app/server/start.ts:10:5)',
  ],
  ['content: the dataset answers again', 'content: the dataset answers again'],
  ['took 12:34:56', 'took 12:34:56'],
])('%s', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed)
})
