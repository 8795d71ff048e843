import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin, Rollup } from 'vite'
import { handleOf, offlineOf } from '../../domain/page-handle.ts'
import { type RouteFile, readRouteFiles } from '../route-files.ts'
import { offlineRules } from './rules.ts'

/** Entry modules of everything that works offline. */
const rootsOf = (routes: RouteFile[]) =>
  [
    'entry.client.tsx',
    'root.tsx',
    // Every text may have tabs and chords to play: they are fetched before the reader reaches for them.
    'content/rich-text/tab-drawing.tsx',
    'content/rich-text/playable-tab.tsx',
    'instruments/player/chord-player.tsx',
    'instruments/notation-settings.tsx',
    ...routes
      .filter(({ module }) => offlineOf(handleOf(module)) === 'precache')
      .map(({ file }) => file),
  ].map((name) => join(import.meta.dirname, '..', name))

/**
 * Texts come with the page's HTML (those of the instruments, the player and the ear also later, where they
 * open beside a page), which also names the fonts of letters that are not Latin.
 */
const NOT_NEEDED = /\/messages\/\w+\/(?!(?:instruments|listening|player)\.)|-cyrillic-/

/**
 * Builds the service worker into `sw.js` of the client build, with what the handles of the pages say of being
 * offline, and the list of built files that the precached pages need.
 */
export function serviceWorker(): Plugin {
  let isClient = false
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ build: { ssr } }) {
      isClient = !ssr
    },
    async generateBundle(_options, bundle) {
      if (!isClient) return
      const routes = Object.values(await readRouteFiles())
      const needed = reachable(bundle, rootsOf(routes))
      const source = await bundleWorker(fingerprint(bundle), {
        OFFLINE_RULES: offlineRules(routes),
        PRECACHED_ASSETS: needed.map((name) => `/${name}`),
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      const bytes = needed.reduce((sum, name) => sum + textOf(bundle, name).length, 0)
      this.info(`${needed.length} files to be kept, ${Math.round(bytes / 1000)} kB`)
    },
  }
}

/**
 * Names of the files that are reached from the roots: a file needs every file that it names, be it
 * import, preload, font, worker or worklet, and a chunk the style sheets that its modules import.
 */
function reachable(bundle: Rollup.OutputBundle, roots: string[]): string[] {
  const names = Object.keys(bundle).filter((name) => !NOT_NEEDED.test(originOf(bundle, name)))
  const found = new Set(names.filter((name) => roots.includes(originOf(bundle, name))))
  // Iterating a set includes items that are added meanwhile.
  for (const name of found) {
    const text = textOf(bundle, name)
    for (const other of names) if (text.includes(basename(other))) found.add(other)
    for (const sheet of styleSheetsOf(bundle, name)) found.add(sheet)
  }
  return [...found]
}

/** The module that a file was made of; for what is no chunk, its own name. */
function originOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = bundle[name]
  const module = file?.type === 'chunk' ? file.facadeModuleId : null
  return module?.replace(/\?.*$/, '') ?? name
}

function styleSheetsOf(bundle: Rollup.OutputBundle, name: string): Iterable<string> {
  const file = bundle[name]
  return file?.type === 'chunk' ? (file.viteMetadata?.importedCss ?? []) : []
}

function textOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = bundle[name]
  if (!file) return ''
  const source = file.type === 'chunk' ? file.code : file.source
  return typeof source === 'string' ? source : Buffer.from(source).toString('latin1')
}

/** One value for a whole build: each has a worker of its own, so that old files are deleted. */
function fingerprint(bundle: Rollup.OutputBundle): string {
  const names = Object.keys(bundle).sort().join('\n')
  return createHash('sha256').update(names).digest('hex').slice(0, 16)
}

/** @param values of the names that the worker declares */
async function bundleWorker(print: string, values: Record<string, unknown>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'service-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    banner: { js: `/* ${print} */` },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
  })
  return outputFiles[0]?.text ?? ''
}
