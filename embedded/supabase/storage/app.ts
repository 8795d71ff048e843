import { Hono } from 'hono'
import { answerFailures } from '../../kit/answer-failures.ts'
import type { Log } from '../../kit/log.ts'
import type { StorageContext } from './context.ts'
import { diskFull, errorResponse, StorageError } from './errors.ts'
import { readRoutes } from './routes/read.ts'
import { signRoutes } from './routes/sign.ts'
import { writeRoutes } from './routes/write.ts'

/** The part of Supabase's storage API that supabase-js uses, with paths below `/storage/v1`. */
export function storageApp(
  context: StorageContext,
  tus: (request: Request) => Promise<Response>,
  log: Log,
): Hono {
  return (
    new Hono()
      .all('/upload/resumable', (c) => tus(c.req.raw))
      .all('/upload/resumable/:id', (c) => tus(c.req.raw))
      // `POST /object/*` takes what no other route of the same method has taken.
      .route('/', readRoutes(context))
      .route('/', signRoutes(context))
      .route('/', writeRoutes(context))
      .all('*', () => {
        throw new StorageError(404, 'NotSupported', 'This part of Storage is not available')
      })
      .onError(
        answerFailures({
          own: StorageError,
          full: diskFull,
          failed: () => new StorageError(500, 'InternalError', 'Internal server error'),
          answer: errorResponse,
          report: (error) => log('The storage API failed', error),
        }),
      )
  )
}
