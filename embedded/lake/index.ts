import { join } from 'node:path'
import { boundless, type Space } from '../kit/space.ts'
import type { AccessOptions, WhenEnded } from './access.ts'
import { mountAccount } from './account.ts'
import { createFileSignatures } from './assets/file-signature.ts'
import { type Assets, openAssets } from './assets/index.ts'
import { mountAssets } from './assets-routes.ts'
import { mountData } from './data.ts'
import type { LakeDocument } from './documents.ts'
import { createApp } from './http.ts'
import { createListeners } from './listen.ts'
import { createQueries } from './query.ts'
import { createUpgrade, type Upgrade } from './sockets.ts'
import { openStore } from './store.ts'

export type { LakeDocument } from './documents.ts'
export type { Administrator, CustomRole, Identity, RestrictedEditor } from './identity.ts'
export { lakeToken, readerToken } from './keys.ts'

export interface LakeOptions {
  /** Folder of the store and the assets. */
  folder: string
  projectId: string
  /** What the Studio shows as the project's name; its id without it. */
  title?: string
  dataset: string
  /** The API token that tools present as `Authorization: Bearer`. */
  token: string
  /** Where the lake is mounted, as browsers see it, without a trailing slash. */
  publicUrl: string
  identify: AccessOptions['identify']
  whenEnded?: WhenEnded
  /** Documents of which nothing is left, in history either, once they are deleted; none without it. */
  isPersonal?: (document: LakeDocument) => boolean
  /** The disk of the folder. */
  space?: Space
  log(line: string): void
}

export interface Lake {
  /** Answers a request whose path begins below the mount: `/v2025-02-19/data/query/production`. */
  fetch(request: Request): Promise<Response>
  /** Takes over a WebSocket handshake; `url` is the request's, its path below the mount. */
  upgrade: Upgrade
  close(): void
}

/** The site may have moved to another port or host since an asset was uploaded. */
function withUrl(document: LakeDocument, assets: Assets): LakeDocument {
  const isAsset = /^sanity\.(image|file)Asset$/.test(document._type)
  return isAsset && typeof document.path === 'string'
    ? { ...document, url: assets.publicUrl({ path: document.path }) }
    : document
}

/**
 * Opens the embedded Content Lake: Sanity's HTTP API on one machine.
 *
 * @throws Error when the folder cannot be written or another process has the store open
 */
export function openLake(options: LakeOptions): Lake {
  const { folder, projectId, dataset, publicUrl, space = boundless } = options
  const assets = openAssets({
    folder: join(folder, 'assets'),
    projectId,
    dataset,
    publicUrl,
    space,
  })
  const store = openStore(folder, {
    restore: (document) => withUrl(document, assets),
    isPersonal: options.isPersonal,
    space,
    log: options.log,
  })
  const app = createApp({ ...options, siteOrigin: new URL(publicUrl).origin })
  const signatures = createFileSignatures(options.token)
  mountAssets(app, store, assets, signatures)
  const queries = createQueries(store, { projectId, dataset }, options.log)
  mountData(app, store, queries, createListeners(store, queries, options.log), signatures)
  mountAccount(app, store, { projectId, title: options.title ?? projectId, dataset })
  app.get('/:version/ping', (c) => c.text('pong'))

  const fetch = async (request: Request) => app.fetch(request)
  return {
    fetch,
    upgrade: createUpgrade(fetch),
    close() {
      queries.close()
      store.close()
    },
  }
}
