import { join } from 'node:path'
import type { Service, ServiceOptions } from '../kit/service.ts'
import { unlimited } from '../kit/space.ts'
import type { AccessOptions, WhenEnded } from './access.ts'
import { createFileSignatures } from './assets/file-signature.ts'
import { type Assets, openAssets } from './assets/index.ts'
import type { LakeDocument } from './documents.ts'
import { createApp } from './http.ts'
import { createListeners } from './listen.ts'
import { createQueries } from './query.ts'
import { accountRoutes } from './routes/account.ts'
import { assetRoutes } from './routes/assets.ts'
import { exportRoutes } from './routes/export.ts'
import { historyRoutes } from './routes/history.ts'
import { listenRoutes } from './routes/listen.ts'
import { mutateRoutes } from './routes/mutate.ts'
import { queryRoutes } from './routes/query.ts'
import { createUpgrade, type Upgrade } from './sockets.ts'
import { openStore } from './store.ts'

export type { LakeDocument } from './documents.ts'
export type { Administrator, CustomRole, Identity, RestrictedEditor } from './identity.ts'
export { lakeToken, readerToken } from './keys.ts'

export interface LakeOptions extends ServiceOptions {
  projectId: string
  /** The project's name in the Studio; its id without it. */
  title?: string
  dataset: string
  /** The API token that tools present as `Authorization: Bearer`. */
  token: string
  identify: AccessOptions['identify']
  whenEnded?: WhenEnded
  /** Documents of which nothing is left, in history either, once they are deleted; none without it. */
  isPersonal?: (document: LakeDocument) => boolean
}

export interface Lake extends Service {
  /** Takes over a WebSocket handshake; `url` is the request's, its path below the mount. */
  upgrade: Upgrade
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
  const { folder, projectId, dataset, publicUrl, space = unlimited } = options
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
  store.onCommit(({ changes }) => {
    for (const { documentId, after } of changes) {
      if (after) assets.restore(documentId)
      else assets.remove(documentId)
    }
  })
  const queries = createQueries(store, { projectId, dataset }, options.log)
  const listeners = createListeners(store, queries, options.log)
  const project = { projectId, title: options.title ?? projectId, dataset }
  app
    .route('/', assetRoutes(store, assets, signatures))
    .route('/', queryRoutes(store, queries))
    .route('/', mutateRoutes(store, queries))
    .route('/', listenRoutes(listeners))
    .route('/', historyRoutes(store))
    .route('/', exportRoutes(store, signatures))
    .route('/', accountRoutes(store, project))
    .get('/:version/ping', (c) => c.text('pong'))

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
