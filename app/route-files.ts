import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { PageHandle } from '../domain/page-handle.ts'

const APP = import.meta.dirname

/** A route, in the words of the server's build. */
export interface RouteFile {
  id: string
  /** Relative to `app/`. */
  file: string
  /** Its whole Spanish path, with its parameters: `/niveles/:level`. */
  pattern: string
  parentId?: string
  path?: string
  index?: boolean
  module: {
    /** True if it has a component: else it is no page. */
    default: boolean
    handle: PageHandle | undefined
  }
}

/**
 * The routes by their ids, with the facts that their files tell: for the build of the service worker and for
 * tests, which have no build of the site to read.
 *
 * @throws when a handle is not a literal
 */
export async function readRouteFiles(): Promise<Record<string, RouteFile>> {
  // Remix passes this to `flatRoutes` when it reads the routes itself.
  Object.assign(globalThis, { __remixAppDirectory: APP })
  const { default: entries } = await import('./routes.ts')
  return Object.fromEntries(filesOf(entries).map((route) => [route.id, route]))
}

const filesOf = (entries: RouteConfigEntry[], parent?: RouteFile): RouteFile[] =>
  entries.flatMap(({ id = '', file, path, index, children = [] }) => {
    const pattern = [parent?.pattern ?? '', path ?? ''].join('/').replace(/\/+/g, '/')
    const route = { id, file, pattern, parentId: parent?.id, path, index, module: readModule(file) }
    return [route, ...filesOf(children, route)]
  })

const HANDLE = /^export const handle = (.*?) satisfies PageHandle$/ms

function readModule(file: string): RouteFile['module'] {
  const source = readFileSync(join(APP, file), 'utf8')
  const [, literal] = HANDLE.exec(source) ?? []
  if (!literal && /\bhandle\b/.test(source)) throw new Error(`${file}: its handle is not readable`)
  try {
    return {
      default: /^export default /m.test(source),
      handle: literal && runInNewContext(`(${literal})`),
    }
  } catch (error) {
    throw new Error(`${file}: its handle must be a literal`, { cause: error })
  }
}
