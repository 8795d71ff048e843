import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerFailures } from '../../kit/answer-failures.ts'
import type { Log } from '../../kit/log.ts'
import type { Auth, AuthEnv } from './context.ts'
import { AuthError, errorResponse } from './errors.ts'
import { aboutRoutes } from './routes/about.ts'
import { adminRoutes } from './routes/admin.ts'
import { factorRoutes } from './routes/factors.ts'
import { mailRoutes } from './routes/mails.ts'
import { signupRoutes } from './routes/signup.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'
import { verifyRoutes } from './routes/verify.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The part of GoTrue's HTTP API that supabase-js uses, with paths below `/auth/v1`. */
export function authApp(auth: Auth, serviceRoleKey: string, log: Log) {
  const tooLarge = () => {
    throw new AuthError(413, 'request_too_large', 'Request body is too large')
  }
  return new Hono<AuthEnv>()
    .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
    .route('/', aboutRoutes(auth))
    .route('/', tokenRoutes(auth))
    .route('/', userRoutes(auth))
    .route('/', signupRoutes(auth))
    .route('/', mailRoutes(auth))
    .route('/', verifyRoutes(auth))
    .route('/', factorRoutes(auth))
    .route('/', adminRoutes(auth, serviceRoleKey))
    .all('*', () => {
      throw new AuthError(404, 'not_found', 'Not found')
    })
    .onError(
      answerFailures({
        own: AuthError,
        full: () =>
          new AuthError(
            503,
            'insufficient_storage',
            'There is no space left on the disk to write this',
          ),
        failed: () =>
          new AuthError(
            500,
            'unexpected_failure',
            'Unexpected failure, please check server logs for more information',
          ),
        answer: errorResponse,
        report: (error) => log('The auth API failed', error),
      }),
    )
}
