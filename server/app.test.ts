import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serverPaths } from '../domain/server-paths.ts'
import { isSlug } from '../domain/slug.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { routeClassOf } from './front-door/route-class.ts'
import type { Services } from './services.ts'
import { createLog } from './telemetry/log.ts'
import { createMetrics } from './telemetry/metrics.ts'

const build = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(build, { recursive: true }))

it('handles the same paths itself that the site excludes', () => {
  for (const part of ['client', 'studio']) mkdirSync(join(build, part))
  writeFileSync(join(build, 'studio/index.html'), '')
  // Both embedded services are mounted; they get no requests.
  const services = { lake: { fetch }, supabase: { fetch }, authority: {} } as unknown as Services
  const app = createApp(readConfig({ NODE_ENV: 'test' }), services, {
    pages: () => null,
    build,
    metrics: createMetrics(build),
    log: createLog('silent'),
  })
  const mounted = app.routes.map(({ path }) => path.split('/')[1] ?? '')
  // Files stand beside pages, at names that no page can have.
  const answered = mounted.filter((segment) => isSlug(segment) || segment === 'mailbox.json')
  // The front door handles it, before anything else.
  if (routeClassOf('/healthz') === 'health') answered.push('healthz')
  expect([...new Set(answered)].sort()).toEqual([...serverPaths].sort())
})
