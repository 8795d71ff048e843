import { Hono } from 'hono'
import { z } from 'zod'
import { requireWriter } from '../access.ts'
import type { LakeEnv } from '../http.ts'
import { readJson } from '../http.ts'
import type { Administrator, Identity, RestrictedEditor } from '../identity.ts'
import type { Store } from '../store.ts'

const keyValues = z.array(z.object({ key: z.string().max(200), value: z.unknown() })).max(100)

/**
 * The Studio's requests about its user and project: the current user, their permissions, the project, their
 * settings. Constant responses replace features that need Sanity's cloud (see docs/lake.md).
 */
export function accountRoutes(
  store: Store,
  { projectId, title, dataset }: { projectId: string; title: string; dataset: string },
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const P = '/:version/projects/:project'

  app.get('/:version/users/me', (c) => {
    const identity = c.get('identity')
    if (!identity?.role) return c.json({})
    const { id, name, email } = identity
    const roles = rolesOf(identity)
    const role = roles[0].name
    return c.json({ id, name, email, role, roles, profileImage: null, provider: 'local' })
  })
  app.get('/:version/users/:id{(?!me$).+}', (c) => {
    const identity = requireWriter(c.get('identity'))
    return c.json(
      c.req
        .param('id')
        .split(',')
        .map((id) => ({
          id,
          displayName: id === identity.id ? identity.name : id,
          imageUrl: null,
        })),
    )
  })
  app.get(`${P}/datasets/:dataset/acl`, (c) => {
    return c.json(grantsOf(c.get('identity')))
  })
  app.get(`${P}/datasets`, (c) =>
    c.json(c.req.query('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public' }]),
  )
  app.get(`${P}/grants`, (c) => c.json({}))
  app.get(`${P}/user-applications`, (c) => c.json([]))
  app.get(P, (c) =>
    c.json({
      id: projectId,
      displayName: title,
      organizationId: null,
      members: [],
      features: [],
    }),
  )
  // Without comments the Studio wraps itself in an upsell for them, which re-renders an open form.
  app.get('/:version/features', (c) => c.json(['studioComments']))
  app.get('/:version/features/*', (c) => c.json([]))
  app.get('/:version/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
  app.post('/:version/intake/batch', (c) => c.json({}))
  app.get('/:version/help', (c) => c.json({}))
  app.get('/:version/journey/*', (c) => c.json(null))

  app.get('/:version/users/me/keyvalue/:keys', (c) => {
    const identity = requireWriter(c.get('identity'))
    const read = store.database.prepare(
      'SELECT key, value FROM key_values WHERE user = ? AND key = ?',
    )
    const rows = c.req
      .param('keys')
      .split(',')
      .map((key) => read.get(identity.id, key))
    return c.json(
      rows.map((row) => row && { key: row.key, value: JSON.parse(row.value as string) }),
    )
  })
  app.put('/:version/users/me/keyvalue', async (c) => {
    const identity = requireWriter(c.get('identity'))
    const write = store.database.prepare(
      `INSERT INTO key_values (user, key, value) VALUES (?, ?, ?)
       ON CONFLICT (user, key) DO UPDATE SET value = excluded.value`,
    )
    const pairs = await readJson(c, keyValues)
    for (const { key, value } of pairs) write.run(identity.id, key, JSON.stringify(value ?? null))
    return c.json(pairs)
  })
  return app
}

function rolesOf(identity: Administrator | RestrictedEditor): RestrictedEditor['roles'] {
  if (identity.role === 'restricted') return identity.roles
  return [{ name: identity.role, title: 'Administrator' }]
}

/**
 * The grants by which the Studio enables actions. They cover documents, not fields: which of a
 * document's values a restricted editor may change is decided when it is written.
 */
function grantsOf(identity: Identity | null) {
  const everything = '_id in path("**")'
  if (identity?.role === 'administrator') {
    const permissions = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
    return [{ filter: everything, permissions }]
  }
  if (identity?.role !== 'restricted') return [{ filter: everything, permissions: ['read'] }]
  const paths = ['*', ...identity.paths.map((path) => `${path}.**`)]
  const readable = paths.flatMap((path) => [path, `drafts.${path}`])
  return [
    {
      filter: readable.map((path) => `_id in path("${path}")`).join(' || '),
      // A draft is a document that has to be created.
      permissions: ['read', 'create', 'update', 'history'],
    },
  ]
}
