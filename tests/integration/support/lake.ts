import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type ClientConfig, createClient } from '@sanity/client'
import { Hono } from 'hono'
import { refuseSystemChange } from '../../../domain/system-documents.ts'
import { type Identity, type LakeOptions, openLake } from '../../../embedded/lake/index.ts'
import { translatorRole } from '../../../server/policies/translator.ts'

export const TOKEN = 'sk-test-token'
const person = { id: 'captain-1', name: 'Capitana', email: 'capitana@escuela.local' }
export const CAPTAIN: Identity = { ...person, role: 'administrator' }

const identities: Record<string, Identity> = {
  'session=captain': CAPTAIN,
  'session=site-captain': { ...person, role: 'administrator', refuse: refuseSystemChange },
  'session=member': { ...person, id: 'member-1', role: null },
  'session=translator': { ...person, ...translatorRole(['de', 'fr']), id: 'translator-1' },
  'session=idle-translator': { ...person, ...translatorRole([]), id: 'translator-2' },
}

/** A lake over HTTP on a free port, mounted at `/lake` as the site mounts it. */
export async function startLake(folder = mkdtempSync(join(tmpdir(), 'lake-')), port = 0) {
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lines: string[] = []
  const lake = openOrClose(server, {
    folder,
    projectId: 'local',
    dataset: 'production',
    token: TOKEN,
    publicUrl: `${origin}/lake`,
    identify: async (headers) => identities[headers.get('cookie') ?? ''] ?? null,
    // As the site has it: what visitors send.
    isPersonal: ({ _type }) => _type === 'inboxMessage' || _type === 'testimonial',
    log: (line) => lines.push(line),
  })
  app.mount('/lake', lake.fetch)
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', origin)
    url.pathname = url.pathname.replace(/^\/lake/, '')
    lake.upgrade(request, socket, head, url)
  })
  return {
    origin,
    folder,
    lake,
    lines,
    /** Ends every connection, as a restart of the process would. */
    disconnect: () => server.closeAllConnections(),
    client: (config: Partial<ClientConfig> = {}) =>
      createClient({
        apiHost: `${origin}/lake`,
        useProjectHostname: false,
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2025-02-19',
        token: TOKEN,
        useCdn: false,
        ...config,
      }),
    async close({ keep = false } = {}) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      lake.close()
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}
/** A lake that cannot be opened must not leave its server behind. */
function openOrClose(server: Server, options: LakeOptions) {
  try {
    return openLake(options)
  } catch (error) {
    server.close()
    throw error
  }
}
export type RunningLake = Awaited<ReturnType<typeof startLake>>
