import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { accountBody, changeAccount, createAccount } from '../accounts.ts'
import type { Auth, AuthEnv } from '../context.ts'
import { AuthError } from '../errors.ts'
import { readJson } from '../read-json.ts'
import { bearerToken } from '../require-user.ts'
import { factorJson, userJson } from '../user-json.ts'
import type { User } from '../users.ts'
import { removeFactor } from './factors.ts'

const MAX_PER_PAGE = 1000
const pageQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).catch(50),
})

/** Account administration, with the service key. */
export function adminRoutes(auth: Auth, serviceRoleKey: string): Hono<AuthEnv> {
  const { users, factors, store } = auth
  const app = new Hono<AuthEnv>()
  app.use('/admin/*', async (c, next) => {
    if (c.get('apiRole') !== 'service_role' || bearerToken(c.req.raw.headers) !== serviceRoleKey) {
      throw new AuthError(403, 'not_admin', 'User not allowed')
    }
    c.header('cache-control', 'no-store')
    await next()
  })

  app.get('/admin/users', (c) => {
    const { page, per_page } = pageQuery.parse(c.req.query())
    const total = users.count()
    const list = users.list({ limit: per_page, offset: (page - 1) * per_page })
    c.header('x-total-count', String(total))
    c.header('link', pageLinks(c.req.url, page, Math.max(1, Math.ceil(total / per_page))))
    return c.json({ users: list.map((user) => userJson(auth, user)), aud: 'authenticated' })
  })
  app.post('/admin/users', async (c) =>
    c.json(userJson(auth, await createAccount(auth, await readJson(c, accountBody)))),
  )
  app.get('/admin/users/:id', (c) => c.json(userJson(auth, userOf(auth, c))))
  app.put('/admin/users/:id', async (c) => {
    const change = await readJson(c, accountBody)
    return c.json(userJson(auth, await changeAccount(auth, userOf(auth, c).id, change)))
  })
  app.delete('/admin/users/:id', (c) => {
    store.transact(() => users.remove(userOf(auth, c).id))
    return c.json({})
  })

  app.get('/admin/users/:id/factors', (c) =>
    c.json(factors.list(userOf(auth, c).id).map(factorJson)),
  )
  app.delete('/admin/users/:id/factors/:factor', (c) => {
    const id = c.req.param('factor')
    store.transact(() => {
      const factor = factors.find(id, userOf(auth, c).id)
      if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
      removeFactor(auth, factor)
    })
    return c.json({ id })
  })
  return app
}

function userOf({ users }: Auth, c: Context<AuthEnv>): User {
  const user = users.findById(c.req.param('id') ?? '')
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

/** RFC 8288, as supabase-js reads it: `<…?page=2…>; rel="next"`. */
function pageLinks(url: string, page: number, last: number): string {
  const link = (target: number, rel: string) => {
    const address = new URL(url)
    address.searchParams.delete('page')
    const rest = address.searchParams.toString()
    return `<${address.pathname}?page=${target}${rest && `&${rest}`}>; rel="${rel}"`
  }
  const next = page < last ? [link(page + 1, 'next')] : []
  return [...next, link(last, 'last')].join(', ')
}
