import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Auth, AuthEnv } from './context.ts'
import { AuthError, errorResponse } from './errors.ts'
import { aboutRoutes } from './routes/about.ts'
import { tokenRoutes } from './routes/token.ts'
import { userRoutes } from './routes/user.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The part of GoTrue's HTTP API that is built, with paths below `/auth/v1`. */
export function authApp(auth: Auth, log: (message: string, error: unknown) => void) {
  const tooLarge = () => {
    throw new AuthError(413, 'request_too_large', 'Request body is too large')
  }
  return new Hono<AuthEnv>()
    .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
    .route('/', aboutRoutes(auth))
    .route('/', tokenRoutes(auth))
    .route('/', userRoutes(auth))
    .all('*', () => {
      throw new AuthError(404, 'not_found', 'Not found')
    })
    .onError((error, c) => {
      if (error instanceof AuthError) return errorResponse(error, c.req.raw)
      log('The auth API failed', error)
      const message = 'Unexpected failure, please check server logs for more information'
      return errorResponse(new AuthError(500, 'unexpected_failure', message), c.req.raw)
    })
}
