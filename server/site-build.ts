import type { ServerBuild } from '@remix-run/node'
import type * as entry from '../app/entry.server.tsx'

/** The built site: Remix's routes and entry, which also exports the core of the site. */
export interface SiteBuild extends ServerBuild {
  entry: { module: typeof entry }
}

/** Makes what has state; see `app/core.server.ts`. */
export type Core = typeof entry.core
